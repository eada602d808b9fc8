/**
 * Rules for what happened to food or people, medicines and eaters at risk, in the notation of `safety-rules-data`.
 * They precede the rules there.
 */
export const MISHAP_RULES: readonly (readonly [entry: string, patterns: string])[] = [
  // Illness, medicines and eaters at risk.
  ['botulism-signs', '#an-infant/#child honey/=canned constipated/constipation/floppy/limp/weak/droopy/lethargic/sleepy'],
  ['chili-eye', '#spicy in-eye/in-my-eye/eyes/=eye !potato !egg !black-eye !eye-round !rib-eye !ribeye !salad'],
  ['sick-cook', 'stomach-bug/threw-up/throwing-up/vomit/diarrhea/diarrhoea/norovirus/stomach-flu/gastro cook/bring/bake/prepare/potluck/serve/make-dinner/make-lunch !=ate !cook-chicken'],
  ['when-ill', 'salmonella/norovirus/listeria/food-poisoning/campylobacter hour/soon/how-long-after/incubation/start/how-long-before/onset/kick-in/how-fast/how-long-until !kill !fridge !cook'],
  ['burnt-food', 'acrylamide; burn/burnt/charred toast/fries/bread/food/meat cancer/carcinogenic/harmful/unhealthy/dangerous/toxic'],
  [
    'food-poisoning',
    'feel-ill/felt-ill/feeling-ill/got-sick/now-sick/now-ill oyster/taste/tasted/=ate/eat/dinner/chicken/#human-food !dog !cat; threw-up/throwing-up/vomit/diarrhea/diarrhoea/stomach-cramp/stomach-ache/stomach-hurt/bloody-stool/feel-sick/felt-sick/feeling-sick/nauseous/queasy eat/=ate/eaten/after/=since/dinner/last-night/blood !dog !cat !mushroom !prevent; food-poisoning think/have/got/=help/do',
  ],
  ['star-fruit', 'starfruit/star-fruit/carambola kidney/dialysis'],
  [
    'kidney-food',
    'dialysis/kidney-disease/kidney-failure/kidney-stone/=ckd/renal/bad-kidney/weak-kidney eat/have/food/ok/safe/okay/banana/potato/tomato/salt/avoid/allowed/#fruit/#vegetables !=diet !raw !star-fruit !starfruit !substitute !recipe !transplant !losalt !salt-replacement !potassium-salt !rare !oyster !sushi',
  ],
  ['grapefruit-medicine', 'grapefruit/pomelo/seville-orange statin/pill/medicine/medication/tablet/drug/prescription/=meds/=med/simvastatin/atorvastatin/lipitor/amlodipine/transplant/blood-pressure/heart'],
  ['vitamin-k', 'warfarin/coumadin/blood-thinner/blood-thinning/marcumar eat/salad/kale/spinach/broccoli/green/vegetable/diet/cranberry/ok/food/safe/cabbage'],
  ['salt-substitute', 'salt-substitute/potassium-chloride/low-sodium-salt/losalt/lo-salt/potassium-salt/salt-replacement kidney/heart/pressure/ramipril/lisinopril/safe/losartan/pill/medicine/spironolactone/dialysis'],
  [
    'medicine-food',
    'maoi/simvastatin/atorvastatin/lipitor/lithium/levothyroxine/thyroxine/thyroid-pill/metformin/phenelzine/methotrexate/antibiotic/antidepressant/statin/ramipril/=meds/medication/medicine/blood-thinner/pill/warfarin/tetracycline/doxycycline/metronidazole/amoxicillin/ciprofloxacin/sertraline/prozac/ssri/apixaban/eliquis/xarelto/digoxin/tacrolimus eat/food/cheese/salt/coffee/soy/milk/alcohol/wine/beer/dairy/diet/avoid/interact/drink/yogurt/licorice/meal/marmalade !dose !recipe !pregnant !cook-pill',
  ],
  ['diabetes-food', 'diabetic/diabetes/diabete/low-blood-sugar/hypo/hypoglycemia eat/honey/fruit/sugar/safe/ok/okay/allowed/avoid/juice/banana/rice/date !recipe !dessert !make !cook !cake !bake !cookie !dinner !breakfast !idea !pudding'],
  ['favism', 'favism/g6pd'],
  ['phenylketonuria', 'phenylketonuria/pku'],
  [
    'weak-immunity',
    '!recipe chemo/chemotherapy/transplant/immunosuppressant/immunosuppressed/immunocompromised/immune-system/immune-suppressed/=hiv/cancer/leukemia/leukaemia/lymphoma/dialysis/nursing-home/care-home/#elderly eat/food/avoid/safe/ok/okay/alright/fine/want/cheese/raw/oyster/egg/rare/sushi/salad/leftover/deli/#cheese/#seafood/#human-food !burnt !kernel !=anti; !recipe mother/father/mom/mum/dad/aunt/uncle/husband/wife/neighbor/#grandparent #late-age !degree; !recipe #grandparent/#elderly avoid/rare/runny/soft-boiled/raw/tiramisu !#canning !can-i-avoid',
  ],
  ['allergy-cooking', 'epipen/epi-pen #seafood/#human-food/fish/cook/safe/ok/worcestershire !used'],
  ['lupin-peanut', 'lupin/lupine peanut !free; lupin/lupine #allergic !free'],
  ['scombroid', 'scombroid; tuna/mackerel/#seafood/fish tingle/tingling/peppery/flush/flushed/histamine !allergy !recipe'],
  [
    'cinnamon-amount',
    'cinnamon #an-infant/#child safe/=ok/okay/can/much/give !recipe !roll !cake !cookie; cinnamon safe/=daily/each-day/every-day/day/too-much/coumarin/toxic/harmful/dangerous/poisonous/liver !keep !roll !cake !mother !recipe !#pregnant !christmas-day; cassia child/safe/day/much/coumarin/liver !recipe',
  ],
  ['brazil-nuts', 'brazil-nut day/daily/many/too-much/safe/selenium/limit !recipe !cake !substitute !gram !cup'],

  // Already eaten: what to do now comes before whether it was safe.
  ['allergic-reaction', '#allergic #ate !=if !when !lactose !celiac !coeliac !gluten'],
  ['baby-ate', '#an-infant #ate !breast !whole !=if !bottle !when !=was'],
  ['swallowed-whole', '#an-infant/#child swallowed/swallow/inhaled whole/grape/nut/#nuts/#sweets/chunk/coin/lego/marble/toy/stone/pit/seed/bead/cherry/tomato/olive/popcorn/candy/=piece !pet'],
  ['pregnancy-ate', '#pregnant #ate !#high-mercury !=if !when !=was-pregnant !recipe !coffee !tea'],

  // Pregnancy and breastfeeding.
  ['breastfeeding-alcohol', '#nursing alcohol/#cocktail/#alcohol/glass !#pregnant !tea !nursing-home !free !mocktail'],
  ['breastfeeding-food', '#nursing tea/sage/peppermint/parsley/herb/coffee/caffeine/sushi/spicy/garlic/cabbage/honey !#pregnant !nursing-home !recipe !cookie'],
  ['pregnancy-tea', '#pregnant tea parsley/sage/nettle/lemon-balm/hibiscus/mugwort/fennel/licorice/mint'],

  // Babies and children.
  ['honey-babies', '#baby/#child honeycomb !cereal'],
  ['breast-milk', 'pumped/expressed/breast milk hour/counter/=out/fridge/freezer/keep/last !pump-recipe'],
  ['baby-food-keeps', '#baby/baby-food jar/puree/pouch/opened opened/open/keep/last/fridge/leftover/how-long !honey !recipe !canning !=canned'],
  [
    'formula-keep',
    'bottle reheat/warm-up #baby/milk/morning/earlier/yesterday !microwave !water-bottle !wine !hot-water; bottle made-up/prepared/mixed stood/room/hour/=left/counter/ago !wine !cocktail !water-bottle; formula rest/=left/hour/ago/reuse/finish/reheat/leftover !switch !instead !=math; bottle rest/finish/=left hour/ago #baby',
  ],
  ['well-water', 'well-water baby/formula/#baby/safe/drink/cook/test/nitrate'],
  ['baby-milk', 'formula switch/=from/change/stop milk/regular/whole/cow; formula cow-milk'],
  ['baby-water', '#an-infant water drink/give/have/sip/need/=for/ok/when !rice !wash !formula !wine !bath !well !bottle !boil !cook !juice !puree'],
  ['baby-nitrate', '#an-infant spinach/beet/beetroot/chard/kohlrabi !salad !recipe'],
  ['rice-arsenic', 'arsenic rice !milk !drink; !start !first !3-month !4-month !5-month rice-cake/rice-cracker/rice-cereal #an-infant/#child/1-year/one-year/every-day !free !recipe'],
  ['child-alcohol', '#an-infant/#child wine/beer/rum/alcohol/brandy/vodka/liqueur/sherry/kirsch/boozy/marsala/champagne !vinegar !free !without !non !no !instead !pair !goes !go-with !drink-with !party !birthday !wedding !gift !breast !nursing !#pregnant !bread-beer !root !ginger'],
  ['child-caffeine', 'energy-drink/red-bull #child/teen/teenager/year-old/kid; coffee/caffeine/espresso/matcha/latte #child/teenager/teen/10-year/8-year/12-year give/can/have/drink/sip/ok/safe/okay !cake !gift !dessert !biscuit !cookie !#baby !#pregnant'],
  ['child-raw-animal', '#an-infant/#child unpasteurized/=unpasteurised/raw-milk cheese; #child raw-meat/=tartare/carpaccio/smoked-salmon/cold-smoked/raw-minced/mett'],

  // Preserving and mold.
  ['home-canning', 'jar/=canned/pickled/=bottled garage-sale/flea-market/yard-sale/no-label/unlabeled/without-label/neighbor/neighbour/cousin/coworker/colleague/stranger eat/safe/ok/okay/label/trust !recipe'],
  ['botulism-risk', '#botulism vodka/alcohol/vinegar/infuse/syrup/where/risk/grow/which/what-food !#an-infant !baby !=oil !garlic-in !see !symptom'],
  ['canning-lids', 'lid second-time/twice/used #canning !popped'],
  ['canning-altitude', '=denver/live-at/=mountains/=mountain jam/jar/#canning boil/process/longer/time/minute'],
  ['home-canned-age', '=canned grandpa/grandma/grandmother/grandfather/uncle/aunt/neighbor !do-that !boil !water-bath !waterbath !oven !can-i-do !how-make; !#child !#baby jam/chutney/marmalade/preserve/jelly made/=sealed/homemade/home-made/=canned year-ago/year-old/=2020/=2021/=2022/=2023'],
  ['can-low-acid', 'leftover/homemade/home-made/jar-up/=made jar/jarred pantry/shelf/cupboard/room-temp/room-temperature/cellar #low-acid !jam !jelly !pickle !chutney !tomato !fridge !long !oil !dried !dry !bought !#sweets'],
  ['can-low-acid', 'broth/stock/soup/sauce/bean/chili/stew jar/mason seal/sealed/self-seal pantry/shelf/cupboard/room-temp/room-temperature !jam !tomato !acid !fridge'],
  ['garlic-oil', 'chili-crisp/chili-oil/chilli-oil/garlic-chili-oil fridge/counter/keep/long/safe/shelf/last/room !buy !bought !substitute; rosemary-oil/basil-oil/thyme-oil/herb-oil/sage-oil/parsley-oil/lemon-oil keep/long/last/gift/shelf/counter/safe'],
  ['ferment-safety', 'sauerkraut/kimchi/kraut/ferment/fermented white-film/white-stuff/white-layer/black-spot/=pink/fuzzy/fuzz/slime/slimy/scum/#mold/bubble-white !kombucha !recipe !pickle !gherkin'],
  ['ferment-safety', 'sauerkraut/kraut/kimchi/ferment/fermented/cabbage rotten/stink/brine-below/below-brine/above-brine/brine-level/exploded !recipe !reduce !house !cook !bottle; sauerkraut/kraut/kimchi smell !reduce !house !cook !fridge; brine below cabbage/vegetable/kraut'],
  ['kombucha', 'kombucha/scoby/pellicle fuzz/fuzzy/blue-patch/dry-blue-patch/#mold/black-spot/green-spot'],
  ['ate-mold', '=ate/eaten/=swallowed/=bit #mold/moldy !cheese-blue !blue-cheese !dog !cat !#pregnant; =ate/eaten/=swallowed fuzzy/fuzz !peach !kiwi'],
  ['salami-mold', 'salami/dry-cured/cured-ham/prosciutto/chorizo/parma/serrano white-powder/white-coat/white-stuff/white-film/white-spot/white-fuzz/#mold !pregnant'],
  [
    'mold-food',
    'blue-dot/black-dot/green-dot/hairy-spot/fuzzy-dot tortilla/bread/hummus/cheese/fruit/jam/yogurt/berry/#cheese/bun/wrap/package; #mold cheese/#cheese/cream-cheese/ricotta !out-of-mold !make; pink-spot/orange-spot/pink-patch/black-spot/pink-stuff/gray-fuzz yogurt/#cheese/bread/cream/jam/hummus/sauce/cheese',
  ],

  // Stored too long or too warm.
  ['two-hour-rule', 'refroze/refrozen =out/counter; #thaw counter/worktop/=out/windowsill/sink/room-temp/table freeze/refreeze/freezer !fridge !how !should'],
  ['two-hour-rule', '=thawed/=defrosted/=unfrozen #out edible/eat/safe/=ok/still/worry !how !should !fridge !butter !bread !dough'],
  ['refreeze', 'refrozen; refroze !=out; =thawed/=melted =froze/frozen-again/back-in/freeze-again/refroze !=out !counter'],
  ['power-cut', 'fridge/freezer ajar; outage/power-cut/blackout/no-electricity/without-electricity/lost-power/no-power/power-failure night/hour/day/food/milk/freezer/fridge/meat/=ok/safe !recipe !slow !idea'],
  ['slow-cooker-power', '#slow instead-of-low'],
  ['breast-milk', 'breastmilk counter/hour'],
  ['keep-butter', '=butter out-of-fridge/on-counter/on-table/counter-for/in-butter-dish !peanut !nut !almond !cookie !cake !soften !melt !apple !cocoa !body'],
  ['packed-lunch-safe', 'schoolbag/school-bag/lunch-box/lunchbox/lunch-bag/packed-lunch forgot/forgotten/hour/=pm/ice-pack/since/all-day !idea !recipe'],
  ['buffet-safe', 'picnic/barbecue/cookout/garden-party heat/=hot/sun/hour/degree/long salad/#perishable/food/mayonnaise !grill-temperature !recipe !hot-dog !chili !marinade !mayonnaise-jar !reheat !=left !leave'],
  ['packed-lunch-safe', 'camping/hiking/hike/road-trip/festival/=train/=flight/=bus without-cooler/no-cooler/no-fridge/without-fridge/boiled-egg/#raw-food/#perishable !recipe !idea !butter !cook'],
  ['sushi-keeps', 'sushi/poke/sashimi yesterday/leftover/next-day/day-old/last-night/tomorrow/2-day/3-day/how-long/overnight !=out !counter !make !pregnant !#pregnant !rice !#child !#baby !serve'],
  ['keep-cooked-chicken', 'cooked/=roast/roasted/rotisserie chicken/turkey how-old/too-old !raw'],
  ['keep-leftovers', 'leftover/cooked/#dish how-old/dodgy/too-old/get-before; fridge since #dish/leftover/cooked/soup/stew/curry !raw !opened !frozen'],
  [
    'raw-in-fridge',
    '#raw-food raw/=fresh/uncooked/never-frozen/bought/mince/ground-beef #aged !=cooked !#thaw !smoked !salad !leftover !recipe !marinate !brine !freeze !date !#dish !pasta !cook-fresh !#pregnant; raw/uncooked #raw-food fridge =sit/=keep/how-long/=last/=stay !marinate !marinade !#thaw !freezer !brine !juice !where !shelf !leak; #raw-food got/bought/from #weekday !for-dinner !idea !what !how !recipe !=cooked !leftover !roast !#dish !#thaw !frozen !smoked !#pregnant; #raw-food fridge since/for-day/#aged !#dish !=cooked !roast !leftover !smoked !#thaw !grilled !fried !baked !frozen !salad !open !egg',
  ],
  ['two-hour-rule', '=out/table/counter since/all-week/for-2-day/for-3-day #perishable !fridge !#thaw !butter !bread !dough !find-out !turn-out !figure-out !run-out'],
  ['two-hour-rule', 'cooler/icebox/ice-box/cool-box/coolbox/esky #raw-food/#perishable/food melted/melt/=warm/all-day/for-day/day-old !recipe !drink !how !pack'],
  ['two-hour-rule', 'forgot/forgotten/=left in-oven/on-stove/in-car/in-pot since/all-night/overnight/last-nite/whole-night #perishable !cool !=off !rice'],
  ['mold-food', 'bread/toast/bun/bagel tiny-spot/little-spot/one-tiny-spot/small-spot'],
  ['past-use-by', '#raw-food/ham/deli use-by/best-before/best-by/sell-by/=date/bbe yesterday/ago/last-week/=was/over/passed/day-old/=since !freeze !frozen !freezer !canned !=tin !how-long !long !recipe'],
  ['expiry-dates', 'can-of/=cans/=tin/unopened/pantry =2015/=2016/=2017/=2018/=2019/=2020/=2021/=2022/=2023/=2024 !home; best-before/best-by/sell-by ago/year/month/was/over/past/expired/still/=2019/=2020/=2021/=2022/=2023/=2024/=2025 !#meat !mince !fish !chicken !#seafood !use-by'],

  ['giblets-inside', 'giblet/neck bag/=left/forgot/inside/=in remove/forgot/=left/take-out/cooked/roasted/oops'],

  // Raw, half-cooked and dirty.
  ['freezing-germs', 'freeze/freezing/freezer kill/destroy/delete/remove bacteria/germ/salmonella/listeria/e-coli'],
  ['kill-germs', 'kill/destroy/neutralize/neutralise/eliminate/disinfect/delete germ/bacteria/salmonella/listeria/e-coli/toxin/campylobacter/virus !#botulism !#mold !hand !board !counter !sink !sponge !#allergic !wash !ceviche !oyster !sushi !flour !dough'],
  ['raw-fish', 'lemon-juice/lime-juice/=lemon/=lime/vinegar/acid cook/cooks/cure fish/#sea-fish/shrimp safe/safely/enough/really !#pregnant !recipe'],
  ['raw-chicken', 'sashimi/carpaccio/=tartare/torisashi/tataki chicken/duck/#poultry !dip'],
  ['smell-test', 'sniff-test/smell-test/sniff/nose-test meat/enough/fine/=ok/trust/chicken/fish/food/leftover'],
  ['partial-cooking', 'par-boil/parboil/precook/pre-cook/half-cook/par-cook/par-grill rib/#meat/chicken/sausage/meat friday/saturday/sunday/tomorrow/later/next-day/night-before !potato'],
  ['shellfish-done', 'shrimp gray/translucent middle/still/inside/done'],
  ['game-done', 'venison/boar/game/hare/bear/elk/moose/pheasant/deer/rabbit =rare/medium/pink/raw/undercooked/bloody !#pregnant !wine !recipe !sauce !long !game-day'],
  ['stuffing-safety', 'stuffed/filling/stuffing chicken/turkey/bird/#poultry/goose lukewarm/cold/temperature/not-hot/still-raw'],
  ['meat-bad', '#raw-food/#cured went-bad/go-bad/goes-bad/gone-bad/gone-off/going-off/is-bad/are-bad/spoiled/still-fresh !how-long !long !egg !freezer'],
  ['meat-bad', '#raw-food/meat/pork/beef smell eggy/egg/sour/funky/sulfur/ammonia/strange/=off/bad/weird/funny/rotten !how-get-rid !leftover !wash !rinse !kitchen'],
  ['breading-reuse', 'dredge/dredging/bread/breading/breadcrumb/egg-wash/panko leftover/=left/reuse/keep/again/save raw/raw-meat/from-chicken/after-chicken/schnitzel !bread-pudding !recipe !stale !crouton'],
  ['raw-chicken', 'duck =rosa/rosy/pink !sauce !wine !peppercorn !how-long'],
  ['blood-spot', 'yolk/egg red-dot/red-spot/brown-spot/red-speck/blood-dot/bloody'],
  ['fish-worms', 'worm/parasite/anisakis/roundworm fish/cod/salmon/#sea-fish/fillet/tuna/herring !raw !sushi !freeze !apple !ceviche'],
  ['cross-contamination', 'raw touch/touched/dripped-on/leaked-on/splashed dressing/sauce/dip/salad/bread/cheese/cake/#fruit/#vegetables/cooked/rice !hand'],
  ['cross-contamination', '#tools chicken/meat/pork/fish tomato/salad/vegetable/lettuce/bread/fruit/cucumber used/same/=oops/forgot !bread-knife !recipe !serve !fish-knife !which'],
  ['kitchen-sponge', 'dish-rag/dishcloth/dishrag/rag/dish-cloth germ/dirty/bacteria/smell/often/change !recipe'],
  ['wash-eggs', 'egg poop/=poo/feces/muddy/chicken-poop/dirt/bird-mess'],
  ['raw-dough', 'lick/licked/licking cake-mix/batter/dough/cake-batter; edible-cookie-dough flour/heat/safe/raw; heat-treat flour; heat flour raw/edible/safe/cookie-dough'],
  ['dropped-food', 'second-rule; drop/dropped/fell/fallen on-floor/floor/carpet/on-ground !temperature !how-clean; fly/=flies landed/land/=sat/crawl !butter !fish'],
  ['blood-on-food', 'blood/bled/bleed/bandaid/band-aid/bandage dough/salad/food/vegetable/knead/batter/onion/on-veg/in-sauce !sugar !pressure !orange !egg !spot !steak !pudding !sausage !thinner !chicken !bone !type !oxtail !vessel'],
  [
    'broken-glass',
    '=lightbulb/=bulb/=glass/=pyrex/=bowl/=jar/=plate/=dish =broke/=broken/=shattered/=exploded/=smashed/=chipped salad/food/near/dough/soup/sauce/into/over/eat/pasta/meal/flour !canning !=if !will !unbroken !microwave !seal !broken-rice !how-fix; glass-in/splinter-in/glass-shard/glass-splinter food/soup/salad/eat/jam/honey/sauce/dough/rice',
  ],
  ['appliance-fire', 'toaster/oven/microwave/air-fryer =fire/=flame/=burning/on-fire !gas !clean !wood !smell !roast !=pan !oil !grease !food !low !garlic !pizza !wok'],
  ['kitchen-burn', 'touch/touched/grabbed hot #body/palm !chili !pepper'],
  ['microwave-plastic', '#microwave tub/butter-tub/yogurt-cup/yogurt-pot/lunchbox/ziploc/freezer-bag !how-long'],
  ['dented-cans', '=can/=tin leak/leaking/seep !oil !lid'],
  ['mouse-droppings', 'mouse/mice/rodent/rat pantry/flour/cupboard/food/kitchen/drawer/=dropping/poop/nibbled/chewed/bag !chocolate !dessert !cat !recipe; =dropping pantry/flour/cupboard/mouse/mice'],
  ['flood-food', 'flood/sewage can/=canned/tin/food/kitchen/pantry/fridge/freezer/basement !flavor !recipe'],
  ['boil-water', 'brown/cloudy/discolored/rusty water tap/pipe/faucet !rice !dishwasher; water-notice/water-advisory/boil-water-order/water-alert/boil-notice; contaminated/unsafe tap-water/water !flood'],

  // Poisonous plants, pets and equipment.
  ['star-anise', 'star-anise japanese/garden/poisonous/toxic/baby/tree/safe/shikimi'],
  ['wild-plants', 'berry/plant/leaf/root/fruit hike/hiking/trail/no-idea-what/dont-know-what/unknown/unidentified/not-sure-what !recipe'],
  ['wild-mushrooms', '=app porcini/mushroom/chanterelle/morel/bolete'],
  ['fruit-pits', 'apricot/peach/cherry/plum pit/kernel/stone/seed good-for/healthy/b17/cure/benefit/vitamin !remove; laetrile/amygdalin'],
  ['pet-foods', '#pet lick/licked/stole/got-into/nibbled/swallow #human-food/gum/trash/chocolate/onion/grape/raisin/garlic/batter/dough/xylitol !hot-dog; #pet beer/wine/alcohol/coffee/rum =drank/=drink/lick/licked/=had/=ate !hot-dog !recipe'],
  ['acid-metal', 'copper pan/pot/bowl/mug/cup/kettle unlined/safe/okay/ok/harmful/dangerous/toxic !clean !polish !induction'],
  [
    'alcohol-cooks-off',
    'alcoholic/=sober/sobriety/in-recovery wine/beer/rum/alcohol/vodka/bourbon !=non !nonalcoholic; alcohol/vodka/wine/rum/beer cook-off/burn-off/evaporate/burnt-off/burns-off/boil-off/cook-out/no-alcohol-left; cook vodka/wine/rum/beer no-alcohol/alcohol-gone !without !#pregnant !#child !#baby !#nursing',
  ],
];
