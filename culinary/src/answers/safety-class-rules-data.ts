/**
 * The general rule of a class of hazards, in the notation of `safety-rules-data`: it answers a question that nothing
 * else answers. Tried last, so that it never replaces another answer, and not for a request.
 */
export const CLASS_RULES: readonly (readonly [entry: string, patterns: string])[] = [
  // People at risk, and what is already eaten.
  ['pregnancy-ate', '#pregnant #ate'],
  ['pregnancy-food', '#pregnant !=wish'],
  ['breastfeeding-food', '#nursing !#pregnant !nursing-home'],
  ['medicine-food', 'medicine/medication/=meds/pill/antibiotic/tablet eat/food/drink/#human-food'],
  ['weak-immunity', '#elderly/chemo/chemotherapy/immune/immunocompromised/dialysis/leukemia/leukaemia/cancer-patient; transplant eat/food/safe/ok/have/cook/dinner'],
  ['allergy-cooking', '#allergic safe/ok/can/risk/reaction/guest/friend'],
  ['baby-foods', '#an-infant can/ok/safe/when/give/have !shower'],
  ['swallowed-whole', '#an-infant/#child swallowed/swallow/inhaled'],
  ['baby-ate', '#an-infant/#child #ate'],
  ['choking-foods', '#child choke/choking !party'],
  ['pet-foods', '#pet can/ok/safe/give/eat/ate/swallowed/drank !hot-dog !corn-dog'],
  ['ate-risky', '#ate #raw/spoiled/rotten/=off/slimy/sour/moldy/expired; #ate #raw-food/#perishable/#cured/food feel/sick/=ok/now-what/what-now/worry/die/what-do/help/hospital/dangerous/gas-station'],
  ['kitchen-burn', 'hot/boiling sugar/caramel/syrup/oil/fat/grease/water/soup/jam #body !how; blister/scald/scalded/burned/burnt #body/myself/himself/herself; touched/touch/grabbed/grab/picked-up hot pan/pot/handle/tray/skillet/lid/oven/iron/rack/element/stove !how'],

  // Preserving and mold.
  ['botulism-risk', '#botulism'],
  ['garlic-oil', 'garlic/rosemary/thyme/basil/oregano/sage/herb/chili =oil gift/present/christmas/bottle/infuse/shelf/pantry/month/week/homemade/jar !fry !roast !dress !marinate !salad'],
  ['botulism-detect', 'jar/=canned/lid bulge/bulging/swollen/domed/leak/leaking/spurt/foam/hiss !ferment !fermented !kombucha !cider !beer !open-jar'],
  ['bottle-pressure', 'ferment/fermented/cider/beer/kombucha/kefir/soda lid/jar/bottle/cap bulge/bulging/swollen/domed/popping/leaking'],
  ['jar-unsealed', 'process/processed/canned/=canning/boiled-jar too-short/not-long-enough/too-few/under-processed/underprocessed/less-time/forgot-process; process/processed/=canning minute instead'],
  ['home-canning', '#canning safe/ok/botulism/sealed/seal/worry/wrong'],
  ['mold-food', '#mold/#fuzzy #human-food/#perishable !jello !silicone !pan'],
  ['wild-plants', 'foraged/forage/picked/gathered/wild/unknown plant/leaf/berry/flower/root/seed/weed !garlic !mushroom !rice !straw'],

  // Too warm, too old.
  ['power-cut', 'fridge/freezer not-cold/isnt-cold/not-cool/not-cooling/=warm/too-warm/stopped-cooling !how'],
  ['power-cut', 'electricity/power/fridge/freezer outage/=out/cut/failed/died/broke/stopped/=off fridge/freezer !how !why !get-out'],
  ['two-hour-rule', '#perishable #out forgot/forgotten/hour/=left/leave/=sat/since !fridge !dough !bread'],
  ['two-hour-rule', '#perishable/#raw-food #by-the-hour =left/=sat/=stood/forgot/forgotten/warm !fridge !freezer !dough !bread !how-long !keep-warm !slow !marinate'],
  ['two-hour-rule', '#perishable/#raw-food/egg #unchilled hour/day/=since/all-day/overnight/sun/heat/stayed/=left/=sat/noon/morning/afternoon !fridge !freezer !dough !bread !how-long !how-many !keep-warm !slow !marinate !cook !roast !bake'],
  ['rice-overnight', 'rice #out !cake !pudding !cracker !paper !fridge !flour'],
  ['reheat-twice', 'reheat many-time/how-often/number-of-time/each-day/every-day'],
  ['frozen-years', 'frozen/=froze/freezer year/month/2019/2020/2021/2022/2023/2024 #raw-food/#perishable/food'],
  ['past-use-by', 'use-by/sell-by/expired/expiry/past-date/out-of-date #raw-food/#cured'],
  ['expiry-dates', 'expired/expiry/use-by/best-before/sell-by/past-date/out-of-date'],
  ['raw-in-fridge', 'raw/uncooked #raw-food #aged/#old'],
  ['keep-leftovers', '#dish/leftover/#perishable/gravy/stuffing fridge/=from/=since/still #aged/#old/since/ago/thanksgiving/christmas/easter/birthday/party/weekend !frozen !freezer !how-make; #perishable/#dish/#cured #old !frozen !freezer !wine !cheese !bread'],
  ['keep-leftovers', '#dish/#perishable how-many-day/how-soon/how-long good/fridge/keep/last/eat !raw !cook !roast !bake !marinate !boil !fry !grill'],
  ['chicken-done', 'chicken/turkey/#poultry =red/pink/dark bone/joint'],
  ['reheat-leftovers', 'leftover how-hot/temperature'],
  ['meat-bad', '#raw-food/#cured went-bad/go-bad/gone-bad/gone-off/go-off/is-bad/spoiled/rotten/turned/still-fresh/gray/green/brown/discolored/slimy/sticky'],
  ['still-safe', '#perishable/#raw-food/#cured/#dairy smell/smells/slimy/sour/weird/funny/sticky/bubble/fizzy/puffed/swollen/bloated/watery/yellow/spot !how-get !remove'],

  // Raw, half-cooked and dirty.
  ['cross-contamination', 'raw/#raw-food #tools/sink/counter/drip/dripped/leaked touch/touched/used/wipe/wiped/same/salad/sauce/=then/after !how !clean !=cooked-in; raw #meat/meat/egg/fish touch/touched/drip/board/knife/counter'],
  ['freezing-germs', 'freeze/freezing/freezer/frozen salmonella/listeria/bacteria/germ/e-coli/parasite/worm'],
  ['reheat-leftovers', 'cold/lukewarm/frozen middle/center/centre/inside #microwave/reheat/reheated'],
  ['raw-eggs', 'raw/runny/undercooked egg/yolk safe/=ok/eat/risk/bad'],
  ['raw-fish', 'raw/undercooked #seafood/fish safe/=ok/eat/risk/bad'],
  ['safe-temperatures', '#raw-food #raw/=red/bloody/translucent inside/middle/center/centre/safe/=ok/still/enough/eat'],
  ['appliance-fire', 'microwave/oven/toaster/air-fryer/kettle/stove/mixer spark/sparking/arcing/smoke/smoking/burning-smell !smoke-point !=smoked !salmon !paprika !pan !oil'],
];
