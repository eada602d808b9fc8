/**
 * Ingredient lines with the allergens that a food-allergy adviser names for them. Columns, separated by tabs: the line,
 * what it contains, what only some products contain, the strictest diet (vegan, vegetarian, animal, or ? where it depends
 * on the product), and whether the words say what is in it.
 */
export const ENGLISH_LINES = `
2 medium onions, finely diced			vegan	yes
1 lb lean ground beef			animal	yes
3 cloves of garlic, crushed			vegan	yes
2 tbsp unsalted butter, softened	milk		vegetarian	yes
1½ cups all-purpose flour, plus extra for dusting	gluten		vegan	yes
salt and freshly cracked black pepper, to taste			vegan	yes
400g tin chopped tomatoes			vegan	yes
1 (14 oz) can full-fat coconut milk			vegan	yes
2 large free-range eggs, lightly beaten	eggs		vegetarian	yes
1 tsp ground cumin, plus a pinch to serve			vegan	yes
½ cup whole milk, lukewarm	milk		vegetarian	yes
250 g chestnut mushrooms, sliced			vegan	yes
4 skinless chicken breasts, cut into strips			animal	yes
a handful of fresh basil leaves, torn			vegan	yes
1 tbsp soy sauce	gluten soybeans		vegan	yes
2 tbsp smooth peanut butter	peanuts		vegan	yes
1 small butternut squash, peeled and cubed			vegan	yes
nutmeg, a few gratings (about ¼ tsp)			vegan	yes
8 oz egg noodles, cooked and drained	gluten eggs		vegetarian	yes
1 can sliced water chestnuts, drained			vegan	yes
250ml oat milk	gluten		vegan	yes
1/2 cup slivered almonds, toasted	nuts		vegan	yes
1 large eggplant, cut into rounds			vegan	yes
2 tsp cream of tartar			vegan	yes
100 g cocoa butter, finely chopped			vegan	yes
1 cup buttermilk, shaken	milk		vegetarian	yes
2 cans butter beans, rinsed			vegan	yes
1 cup buckwheat groats			vegan	yes
1 head butterhead lettuce, leaves separated			vegan	yes
1 flax egg (1 tbsp ground flaxseed + 3 tbsp water)			vegan	yes
120g chickpea flour, sifted			vegan	yes
200 g rice + 50 g cashews, roughly chopped	nuts		vegan	yes
butter and sunflower oil, for frying	milk		vegetarian	yes
croutons and grated parmesan, to finish	gluten milk	eggs soybeans celery	vegetarian	yes
salt, pepper, nutmeg			vegan	yes
1 apple, dipped in caramel sauce	milk	soybeans	vegetarian	yes
4 chicken thighs, coated in breadcrumbs	gluten	eggs soybeans milk sesame	animal	yes
1 cup skim milk (or almond milk)	milk nuts		vegetarian	yes
roasted cauliflower florets, served with tahini	sesame		vegan	yes
1 tub vanilla frosting		eggs soybeans milk	?	yes
6 slices brioche, a day old	gluten eggs milk	soybeans	vegetarian	yes
3 tbsp basil pesto	milk	nuts	vegetarian	yes
2 tbsp Thai red curry paste		crustaceans fish soybeans	?	yes
1 chicken stock cube		gluten eggs soybeans milk celery	animal	yes
a dash of Worcestershire sauce	fish	gluten	animal	yes
250 g marzipan, rolled out	nuts	eggs	?	yes
1 cup trail mix	nuts	peanuts soybeans milk sulphites	?	yes
150 g hummus	sesame		vegan	yes
4 tbsp mayonnaise	eggs	soybeans mustard	vegetarian	yes
1 sheet ready-rolled puff pastry	gluten	eggs soybeans milk	?	yes
200g dried rice noodles			vegan	yes
6 pork sausages		gluten milk celery mustard	animal	yes
2 oz dark chocolate (70%), grated		soybeans milk	?	yes
gluten-free plain flour, for dusting		soybeans lupin	vegan	yes
150 g dairy-free yogurt		soybeans nuts	vegan	yes
3 tbsp vegan butter, melted		soybeans nuts	vegan	yes
½ cup egg-free mayonnaise		soybeans milk mustard	?	yes
300ml lactose-free milk	milk		vegetarian	yes
1 cup potato salad		eggs milk celery mustard	?	no
1 packet sauce mix		gluten soybeans milk celery mustard	?	no
leftovers of your choice			?	no
your favorite toppings			?	no
1 bunch spring onions, thinly sliced			vegan	yes
2 ripe bananas, mashed			vegan	yes
zest and juice of 1 unwaxed lemon			vegan	yes
500 g strong white bread flour	gluten		vegan	yes
7 g sachet fast-action dried yeast			vegan	yes
1 tbsp light olive oil, for the pan			vegan	yes
2 bay leaves (take out before serving)			vegan	yes
1 scant cup granulated sugar			vegan	yes
1 thumb-sized piece of ginger, grated			vegan	yes
3 carrots, peeled and chopped into coins			vegan	yes
200 g frozen peas, thawed			vegan	yes
1 red bell pepper, deseeded and sliced			vegan	yes
1 kg floury potatoes, peeled			vegan	yes
2 sprigs of rosemary			vegan	yes
1 generous tsp vanilla extract			vegan	yes
a tiny pinch of saffron threads, in warm water			vegan	yes
1 cinnamon stick, snapped in two			vegan	yes
100g caster sugar + 1 tbsp for the crust			vegan	yes
1 tablespoon cornstarch mixed with 1 tablespoon cold water			vegan	yes
1 cup long-grain white rice			vegan	yes
400 g can black beans, drained and rinsed			vegan	yes
2 handfuls baby spinach			vegan	yes
1 jalapeño, seeded and minced			vegan	yes
4 lamb shanks			animal	yes
6 rashers smoked streaky bacon			animal	yes
750 ml water			vegan	yes
300g salmon fillet, skin off	fish		animal	yes
12 raw king prawns, peeled and deveined	crustaceans	sulphites	animal	yes
2 celery sticks, chopped	celery		vegan	yes
1 rounded tsp Dijon mustard	mustard	sulphites	vegan	yes
1 tbsp sesame seeds, toasted	sesame		vegan	yes
75 g dried apricots, chopped	sulphites		vegan	yes
120ml dry white wine		sulphites	vegan	yes
2 tbsp red wine vinegar		sulphites	vegan	yes
1/3 cup honey			vegetarian	yes
5 sheets leaf gelatine			animal	yes
150 g cheddar, grated	milk		vegetarian	yes
1 cup firm tofu, pressed and cubed	soybeans		vegan	yes
2 sticks salted butter, cubed and chilled	milk		vegetarian	yes
1 pound boneless pork shoulder, trimmed of fat			animal	yes
3 large potatoes, unpeeled, scrubbed			vegan	yes
180g self-raising flour	gluten		vegan	yes
1 heaped tsp baking powder		gluten	vegan	yes
50 g icing sugar, sieved			vegan	yes
2 heaping cups powdered sugar			vegan	yes
1 pint heavy whipping cream	milk		vegetarian	yes
284ml pot double cream	milk		vegetarian	yes
4 oz cream cheese, at room temperature	milk		vegetarian	yes
200 g crème fraîche	milk		vegetarian	yes
1 cup plain Greek yogurt (full fat)	milk		vegetarian	yes
8 sheets filo pastry	gluten		vegan	yes
1 refrigerated pie crust	gluten	eggs soybeans milk	?	yes
1 pack of cherry tomatoes, halved			vegan	yes
1 avocado, stoned and sliced			vegan	yes
a squeeze of lime			vegan	yes
fresh cilantro, chopped (optional)			vegan	yes
small bunch flat-leaf parsley, leaves picked			vegan	yes
1 leek, washed well and sliced			vegan	yes
2 courgettes, spiralized			vegan	yes
2 zucchini, cut into half-moons			vegan	yes
1 head of broccoli, broken into florets			vegan	yes
½ small red cabbage, shredded			vegan	yes
1 swede, peeled and diced			vegan	yes
4 parsnips, quartered lengthways			vegan	yes
1 cup frozen corn kernels			vegan	yes
2 ears of corn, husks removed			vegan	yes
6 medium-sized apples, cored			vegan	yes
juice of half an orange			vegan	yes
1 cup blueberries, fresh or frozen			vegan	yes
200g strawberries, hulled, plus a few to decorate			vegan	yes
2 tbsp tomato purée			vegan	yes
1 (6-ounce) can tomato paste			vegan	yes
500ml passata			vegan	yes
1 quart low-sodium chicken broth		gluten soybeans milk celery	animal	yes
1 litre hot vegetable stock		gluten soybeans milk celery	vegan	yes
600ml beef stock (fresh)		gluten soybeans milk celery	animal	yes
2 vegetable bouillon cubes		gluten eggs soybeans milk celery	vegan	yes
1 stock pot, dissolved in 300 ml boiling water		gluten eggs soybeans milk celery	?	yes
3 tbsp thick oyster sauce	molluscs	gluten soybeans	animal	yes
2 Tbsp fish sauce	fish		animal	yes
1 tbsp tamari (gluten-free)	soybeans		vegan	yes
2 tablespoons coconut aminos			vegan	yes
1 heaping tablespoon white miso	soybeans	gluten	vegan	yes
1/4 cup hoisin sauce	gluten soybeans	sesame	vegan	yes
1 tsp toasted sesame oil	sesame		vegan	yes
2 tbsp peanut oil, for the wok	peanuts		vegan	yes
oil for deep-frying		peanuts soybeans	vegan	yes
vegetable oil spray		soybeans	vegan	yes
1 can (5 oz) tuna in water, drained	fish		animal	yes
4 anchovy fillets, mashed	fish		animal	yes
8 oz lump crabmeat, picked over	crustaceans		animal	yes
1 dozen littleneck clams, scrubbed	molluscs		animal	yes
500 g mussels, debearded	molluscs		animal	yes
6 scallops, patted dry	molluscs		animal	yes
200 g squid rings	molluscs		animal	yes
1 lobster tail, split	crustaceans		animal	yes
10 crab sticks, sliced	fish	gluten crustaceans eggs soybeans	animal	yes
450g cod loin, cut into chunks	fish		animal	yes
200 g oyster mushrooms, torn into strips			vegan	yes
50 ml vegan fishless sauce		gluten soybeans	vegan	yes
1 cup mixed nuts, chopped	nuts	peanuts	vegan	yes
60 g walnuts, broken	nuts		vegan	yes
2 tbsp hazelnut flour	nuts		vegan	yes
1 cup pecan halves	nuts		vegan	yes
3 tbsp pine nuts, lightly toasted		nuts	vegan	yes
100g desiccated coconut		sulphites	vegan	yes
200 ml cream of coconut			vegan	yes
1 cup cashew cheese	nuts		vegan	yes
40g tiger nut flour			vegan	yes
1 slice of sourdough per person, toasted	gluten	eggs soybeans milk sesame	?	yes
4 burger buns, split	gluten	eggs soybeans milk sesame	?	yes
2 cups panko	gluten	eggs soybeans milk	?	yes
8 flour tortillas	gluten	milk	?	yes
12 small corn tortillas, warmed		gluten	vegan	yes
300 g dried spaghetti	gluten	eggs	vegan	yes
2 cups elbow macaroni, uncooked	gluten	eggs	vegan	yes
9 lasagna sheets	gluten	eggs	?	yes
1 cup couscous	gluten		vegan	yes
150 g bulgur wheat, rinsed	gluten		vegan	yes
180g pearl barley	gluten		vegan	yes
1 cup quinoa, rinsed			vegan	yes
1 cup old-fashioned rolled oats	gluten		vegan	yes
100 g gluten-free oats			vegan	yes
200g digestive biscuits, crushed	gluten	soybeans milk	?	yes
1 1/2 cups graham cracker crumbs	gluten	soybeans milk	?	yes
24 ladyfingers	gluten eggs	milk	vegetarian	yes
200 g white chocolate, chopped	milk	soybeans	vegetarian	yes
1 bag (12 oz) semisweet chocolate chips		soybeans milk	?	yes
2 tbsp unsweetened cocoa powder, sifted			vegan	yes
100 g milk chocolate, broken into squares	milk	soybeans	vegetarian	yes
1 cup mini marshmallows			animal	yes
1 can condensed cream of mushroom soup	gluten milk	soybeans celery	vegetarian	yes
2 tbsp tartare sauce	eggs	mustard sulphites	vegetarian	yes
1 tsp English mustard powder	mustard	gluten	vegan	yes
1 tbsp store-bought seasoning blend		celery mustard	?	no
whatever salad you like, to serve			?	no
1 packet soup mix		gluten eggs soybeans milk celery	?	no
1 jar cooking sauce		gluten soybeans milk celery mustard	?	no
filling of choice			?	no
1 level teaspoon kosher salt, for the brine			vegan	yes
white pepper, freshly ground, a little			vegan	yes
½ tsp smoked paprika (sweet or hot)			vegan	yes
2 tsp dried oregano			vegan	yes
1 Tbs chili powder			vegan	yes
1/4 teaspoon cayenne, or more if you like heat			vegan	yes
1 star anise			vegan	yes
6 green cardamom pods, bruised			vegan	yes
2 tsp turmeric			vegan	yes
1 tbsp mild curry powder		gluten celery mustard	vegan	yes
2 tsp garam masala		mustard	vegan	yes
1 tsp celery salt	celery		vegan	yes
1 tsp yellow mustard seeds	mustard		vegan	yes
1 tbsp za'atar	sesame	gluten	vegan	yes
1 tbsp everything bagel seasoning	sesame		vegan	yes
2 tbsp dukkah	nuts sesame		vegan	yes
3 dried chillies, soaked			vegan	yes
2 limes, cut into wedges to serve			vegan	yes
1 cucumber, peeled, deseeded and grated			vegan	yes
1 iceberg lettuce, shredded			vegan	yes
handful of rocket leaves			vegan	yes
4 cups arugula			vegan	yes
2 shallots, very finely chopped			vegan	yes
12 cherry tomatoes on the vine			vegan	yes
1 fennel bulb, fronds reserved			vegan	yes
1 small celeriac, cut into matchsticks	celery		vegan	yes
4 beetroot, cooked and peeled			vegan	yes
200 g green beans, trimmed			vegan	yes
1 bunch asparagus, woody ends snapped off			vegan	yes
8 Brussels sprouts, shaved			vegan	yes
1 bag kale, stalks discarded			vegan	yes
2 sweet potatoes (about 500 g), scrubbed			vegan	yes
1 small pumpkin, seeded			vegan	yes
500g minced lamb			animal	yes
1 whole chicken (about 3½ lb), giblets removed			animal	yes
2 duck breasts, skin scored			animal	yes
4 thick pork chops			animal	yes
1 (3-pound) chuck roast			animal	yes
400 g turkey mince			animal	yes
8 slices prosciutto, torn in half			animal	yes
100g diced pancetta			animal	yes
1 smoked ham hock			animal	yes
150g chorizo, cut into half-moons		gluten soybeans milk celery mustard	animal	yes
1 lb hot Italian sausage, casings removed		gluten milk celery mustard	animal	yes
4 hot dogs		gluten soybeans milk celery mustard	animal	yes
200g black pudding, sliced	gluten		animal	yes
12 frozen meatballs		gluten eggs soybeans milk celery mustard	animal	yes
1 tablespoon lard			animal	yes
2 tbsp beef dripping			animal	yes
2 tsp duck fat			animal	yes
1 packet powdered gelatin (2 1/4 tsp)			animal	yes
1 tsp agar agar powder			vegan	yes
2 egg yolks + 1 whole egg	eggs		vegetarian	yes
2 eggs + 1 yolk	eggs		vegetarian	yes
3 egg whites, room temp	eggs		vegetarian	yes
1 egg, for brushing	eggs		vegetarian	yes
1 egg (or 1 flax egg for vegan)	eggs		vegetarian	yes
egg wash (1 egg + 1 tbsp milk)	eggs milk		vegetarian	yes
100g feta, crumbled	milk		vegetarian	yes
1 ball of mozzarella, torn	milk		vegetarian	yes
250 g mascarpone	milk		vegetarian	yes
1 cup ricotta, drained	milk		vegetarian	yes
225g halloumi, sliced	milk		vegetarian	yes
2 tbsp grated Pecorino	milk		vegetarian	yes
4 oz soft goat cheese	milk		vegetarian	yes
75g Stilton	milk		vegetarian	yes
2 cups shredded Monterey Jack	milk		vegetarian	yes
most of a 14-oz can of sweetened condensed milk	milk		vegetarian	yes
1 can evaporated milk	milk		vegetarian	yes
1 cup soy milk, unsweetened	soybeans		vegan	yes
1 cup unsweetened almond milk	nuts		vegan	yes
240ml coconut milk drink			vegan	yes
1 cup non-dairy milk, any kind		gluten soybeans nuts	vegan	yes
2 tbsp ghee	milk		vegetarian	yes
50 g margarine		soybeans milk	?	yes
75g dairy-free margarine		soybeans	vegan	yes
1 cup vegan cheddar-style shreds		soybeans nuts	vegan	yes
½ cup vegan sour cream		soybeans nuts	vegan	yes
100 g nut-free pesto	milk		vegetarian	yes
¼ cup tahini, well stirred	sesame		vegan	yes
2 tbsp black sesame seeds to sprinkle	sesame		vegan	yes
1 cup dry roasted peanuts, unsalted	peanuts		vegan	yes
2 Tbsp crunchy peanut butter, loosened with hot water	peanuts		vegan	yes
200 g edamame, podded	soybeans		vegan	yes
1 block tempeh, crumbled	soybeans	gluten	vegan	yes
200g seitan strips	gluten	soybeans	vegan	yes
1 cup lupin flour	lupin		vegan	yes
½ cup lupini beans from a jar	lupin	sulphites	vegan	yes
1 tbsp golden raisins	sulphites		vegan	yes
100g sultanas		sulphites	vegan	yes
½ cup plump raisins		sulphites	vegan	yes
8 Medjool dates, stoned		sulphites	vegan	yes
1 scant cup dried cranberries		sulphites	vegan	yes
1 bottle dry cider		sulphites	vegan	yes
330ml bottle of lager	gluten	sulphites	vegan	yes
1 cup stout	gluten	sulphites	vegan	yes
100ml dry sherry		sulphites	vegan	yes
1 packet of your favourite marinade		gluten soybeans mustard sulphites	?	no
a few spoons of house dressing		eggs milk mustard sulphites	?	no
1 cup coleslaw		eggs milk celery mustard	?	no
snacks for the table			?	no
1 large yellow onion, peeled and roughly chopped			vegan	yes
1 sweet onion (Vidalia if you can get it)			vegan	yes
4-5 garlic cloves, smashed			vegan	yes
1 whole head of garlic, roasted			vegan	yes
2 lbs Yukon Gold potatoes, cut in 1-inch cubes			vegan	yes
900g waxy new potatoes, halved if large			vegan	yes
3 Roma tomatoes, seeded + diced			vegan	yes
1 x 400 g can plum tomatoes			vegan	yes
28-ounce can crushed tomatoes			vegan	yes
2 bell peppers (any colour)			vegan	yes
100g mangetout			vegan	yes
150 g sugar snap peas, sliced on the diagonal			vegan	yes
1 cup snow peas			vegan	yes
5 radishes, thinly sliced			vegan	yes
1 turnip, diced small			vegan	yes
2 rutabagas, peeled			vegan	yes
1 daikon, julienned			vegan	yes
1 bunch Swiss chard, stems and leaves separated			vegan	yes
2 heads bok choy, quartered			vegan	yes
1 Napa cabbage			vegan	yes
3 artichoke hearts, from a can			vegan	yes
1 jar roasted red peppers, drained			vegan	yes
2 Tbsp capers, rinsed		sulphites	vegan	yes
10 pitted Kalamata olives, halved		sulphites	vegan	yes
12 green olives stuffed with anchovies	fish	sulphites	animal	yes
8 green olives stuffed with almonds	nuts	sulphites	vegan	yes
2 cornichons, finely chopped		mustard sulphites	vegan	yes
1/2 cup sauerkraut, squeezed dry		sulphites	vegan	yes
100 g kimchi, chopped		gluten crustaceans fish soybeans	?	yes
5 sun-dried tomatoes in oil, sliced		sulphites	vegan	yes
1 can artichokes, plus a drizzle of olive oil			vegan	yes
2 cups cooked brown rice			vegan	yes
300 g arborio rice			vegan	yes
1 mug basmati rice, rinsed until the water runs clear			vegan	yes
1 cup wild rice			vegan	yes
1 cup sushi rice			vegan	yes
½ cup dried red lentils			vegan	yes
250g pouch cooked puy lentils			vegan	yes
1 can chickpeas (garbanzo beans), liquid reserved			vegan	yes
2 cans kidney beans			vegan	yes
1 cup dried pinto beans, soaked overnight			vegan	yes
1 can cannellini beans, half of them mashed			vegan	yes
1 can refried beans			?	yes
1 tin baked beans			vegan	yes
3 tablespoons extra virgin olive oil, divided			vegan	yes
1 tbsp rapeseed oil			vegan	yes
¼ cup canola oil			vegan	yes
2 tbsp coconut oil, melted			vegan	yes
1 tsp avocado oil			vegan	yes
cooking spray for the muffin cups		soybeans	vegan	yes
1 packed cup light brown sugar			vegan	yes
2 tbsp dark muscovado sugar			vegan	yes
1 tbsp demerara sugar, for sprinkling			vegan	yes
3 tbsp maple syrup			vegan	yes
2 tbsp golden syrup			vegan	yes
1 tbsp black treacle		sulphites	vegan	yes
1/4 cup molasses		sulphites	vegan	yes
1 tbsp agave nectar			vegan	yes
½ cup light corn syrup			vegan	yes
1 tbsp barley malt syrup	gluten		vegan	yes
2 tbsp malted milk powder	gluten milk		vegetarian	yes
1 drizzle runny honey			vegetarian	yes
1 tsp honey or maple syrup			vegetarian	yes
1 vanilla pod, split and seeds scraped			vegan	yes
½ tsp almond extract		nuts	vegan	yes
1 tsp bicarbonate of soda			vegan	yes
3/4 tsp baking soda			vegan	yes
2 1/4 tsp active dry yeast			vegan	yes
15g fresh yeast, crumbled			vegan	yes
2 tsp xanthan gum			vegan	yes
1 tbsp cornflour			vegan	yes
2 tbsp tapioca starch			vegan	yes
3 tbsp arrowroot powder			vegan	yes
100g rice flour			vegan	yes
1 cup masa harina			vegan	yes
1 cup yellow cornmeal			vegan	yes
125g fine polenta			vegan	yes
150 g wholemeal spelt flour	gluten		vegan	yes
1 cup rye flour	gluten		vegan	yes
2 tbsp fine semolina	gluten		vegan	yes
½ cup wheat germ	gluten		vegan	yes
1 cup almond flour, packed	nuts		vegan	yes
200 g ground almonds	nuts		vegan	yes
100g sorghum flour			vegan	yes
1/2 cup coconut flour			vegan	yes
1 cup cake flour, sifted twice	gluten		vegan	yes
4 tbsp plain (all purpose) flour or use cornflour	gluten		vegan	yes
75g tipo 00 flour	gluten		vegan	yes
2 tbsp psyllium husk			vegan	yes
3 Tbsp chia seeds			vegan	yes
1/4 cup hemp hearts			vegan	yes
2 tbsp pumpkin seeds			vegan	yes
a sprinkle of poppy seeds			vegan	yes
1 Tbsp nutritional yeast flakes, to taste			vegan	yes
1 tsp yeast extract		gluten celery	vegan	yes
200 g dried soba noodles	gluten		vegan	yes
1 pkt instant ramen, noodles only	gluten	eggs	?	yes
1 container deli pasta salad	gluten	eggs milk celery mustard	?	no
1 tin of soup, whichever you like		gluten milk celery	?	no
sauce of your choice			?	no
4 x 6oz sirloin steaks, at room temperature			animal	yes
1.5 kg beef brisket			animal	yes
1 lb ground turkey (93% lean)			animal	yes
12 chicken wings, tips removed			animal	yes
8 bone-in chicken thighs, skin on			animal	yes
2 cups shredded rotisserie chicken			animal	yes
1 rabbit, jointed			animal	yes
300g venison, diced			animal	yes
200 g chicken livers, trimmed			animal	yes
1 oxtail, cut into pieces			animal	yes
1 rack of lamb, French-trimmed			animal	yes
3 slices cooked ham, cubed		soybeans milk	animal	yes
6 oz sliced deli turkey		soybeans milk	animal	yes
1 can corned beef			animal	yes
2 slices of bacon, cooked and crumbled			animal	yes
1 smoked mackerel fillet, flaked	fish		animal	yes
2 trout, gutted	fish		animal	yes
4 sea bass fillets	fish		animal	yes
100g smoked salmon, torn, and dill to garnish	fish		animal	yes
8 frozen fish fingers	gluten fish	eggs milk mustard	animal	yes
500ml fish stock	fish	gluten crustaceans soybeans milk celery	animal	yes
1 tsp dashi powder	fish		animal	yes
handful bonito flakes	fish		animal	yes
1 piece kombu			vegan	yes
2 sheets nori, cut into strips			vegan	yes
1 tbsp furikake	sesame	gluten fish soybeans	?	yes
1 tbsp salmon roe	fish		animal	yes
1 lb mixed seafood, defrosted	crustaceans molluscs	fish	animal	yes
250g cooked cocktail shrimp	crustaceans	sulphites	animal	yes
2 tsp shrimp paste	crustaceans		animal	yes
1 cup bottled clam juice	molluscs		animal	yes
8 shucked oysters	molluscs		animal	yes
1 octopus, cleaned	molluscs		animal	yes
12 snails in garlic butter	milk molluscs		animal	yes
1 tsp squid ink	molluscs		animal	yes
200 g langoustines	crustaceans		animal	yes
peeled crayfish tails, about 150g	crustaceans		animal	yes
shellfish of your choice (about 1 lb)	crustaceans molluscs		animal	yes
1 tablespoon tom yum paste	crustaceans	gluten fish soybeans	animal	yes
2 Tbsp green curry paste (check label)		crustaceans fish soybeans	?	yes
1 tbsp tikka masala paste		milk mustard	?	yes
1 tbsp harissa			vegan	yes
1 tbsp sambal oelek		sulphites	vegan	yes
1 tbsp sriracha, or to taste		sulphites	vegan	yes
2 tbsp gochujang	soybeans	gluten	vegan	yes
1 tbsp doubanjiang	gluten soybeans		vegan	yes
2 tbsp black bean sauce	gluten soybeans	sesame	vegan	yes
1/4 cup teriyaki sauce	gluten soybeans	sesame sulphites	vegan	yes
1/2 cup satay sauce	peanuts	gluten crustaceans fish soybeans	?	yes
1 Tbsp sweet chilli sauce			vegan	yes
3 tbsp tomato ketchup		celery	vegan	yes
1 tbsp brown sauce		gluten fish celery sulphites	?	yes
½ cup barbecue sauce		gluten fish soybeans celery mustard sulphites	?	yes
2 tsp hot sauce		sulphites	vegan	yes
1 tbsp wholegrain mustard	mustard	sulphites	vegan	yes
2 tbsp honey mustard	mustard	eggs sulphites	vegetarian	yes
1 tbsp creamed horseradish		eggs milk mustard sulphites	?	yes
2 tsp wasabi paste		mustard	vegan	yes
3 tbsp piccalilli	mustard	gluten celery sulphites	vegan	yes
1/4 cup ranch dressing	eggs milk	soybeans mustard	vegetarian	yes
4 tbsp Caesar dressing	eggs fish milk	soybeans mustard	animal	yes
2 tbsp blue cheese dressing	eggs milk	soybeans mustard	vegetarian	yes
3 tbsp Thousand Island dressing	eggs	fish soybeans mustard sulphites	?	yes
1/4 cup Italian vinaigrette		soybeans milk celery mustard sulphites	?	yes
3 tbsp garlic aioli	eggs	soybeans mustard	vegetarian	yes
½ cup hollandaise sauce	eggs milk		vegetarian	yes
1 quantity béchamel	gluten milk		vegetarian	yes
1 jar Alfredo sauce	milk	gluten eggs soybeans	vegetarian	yes
1 jar marinara sauce		milk celery	?	yes
2 cups spaghetti sauce		milk celery	?	yes
2 tbsp sun-dried tomato pesto	milk	nuts sulphites	vegetarian	yes
1 tbsp olive tapenade		fish sulphites	?	yes
4 tbsp romesco sauce	nuts	gluten sulphites	vegan	yes
2 tbsp mango chutney		mustard sulphites	vegan	yes
2 tbsp mint sauce		gluten sulphites	vegan	yes
2 tbsp cranberry sauce			vegan	yes
1 tbsp redcurrant jelly			vegan	yes
1/2 cup applesauce, unsweetened			vegan	yes
3 Tbsp strawberry jam		sulphites	vegan	yes
2 tbsp orange marmalade		sulphites	vegan	yes
1 cup pumpkin puree (not pie filling)			vegan	yes
1 tin of peaches in juice			vegan	yes
1 small pineapple, cored and cut into rings			vegan	yes
2 mangoes, ripe but firm			vegan	yes
1 cup seedless red grapes			vegan	yes
4 figs, quartered			vegan	yes
2 pears, peeled			vegan	yes
1 pomegranate, seeds only			vegan	yes
handful of raspberries			vegan	yes
6 plums, stoned			vegan	yes
2 stalks rhubarb			vegan	yes
1 passion fruit			vegan	yes
250g cherries, pitted			vegan	yes
4 kiwis, sliced			vegan	yes
1/2 cantaloupe melon, balled			vegan	yes
1 grapefruit, segmented			vegan	yes
2 clementines, peeled			vegan	yes
1 cup tuna salad	fish	eggs soybeans milk celery mustard	animal	no
1 cup leftover stuffing	gluten	eggs milk celery	?	no
1 ready meal per person			?	no
a packet of dip mix		gluten soybeans milk celery	?	no
2 vegan sausages, sliced		gluten soybeans	vegan	yes
4 veggie burgers		gluten eggs soybeans milk	?	yes
1 cup soya mince	soybeans		vegan	yes
1 cup TVP, rehydrated	soybeans		vegan	yes
1 tub vegan cream cheese		soybeans nuts	vegan	yes
200ml oat cream	gluten		vegan	yes
1 cup soy yogurt	soybeans		vegan	yes
2 tbsp coconut yogurt		soybeans nuts	vegan	yes
1 cup cashew cream	nuts		vegan	yes
¼ cup vegan mayo		soybeans mustard	vegan	yes
vegan parmesan, to sprinkle over		soybeans nuts	vegan	yes
1 batch of cashew parmesan	nuts		vegan	yes
dairy-free dark chocolate, 50g		soybeans	vegan	yes
1 egg replacer (I use the powdered one)		soybeans	vegan	yes
vegan puff pastry, 1 roll	gluten	soybeans	vegan	yes
vegan marshmallows for toasting			vegan	yes
1 loaf gluten-free bread, cubed		eggs soybeans milk	?	yes
gluten-free pasta, 300 g		eggs soybeans	vegan	yes
gluten free soy sauce	soybeans		vegan	yes
1 cup gluten-free self raising flour		soybeans lupin	vegan	yes
2 tbsp GF breadcrumbs		eggs soybeans milk	?	yes
sugar-free maple-flavored syrup			vegan	yes
fat-free half-and-half	milk		vegetarian	yes
low-fat cottage cheese, 1 cup	milk		vegetarian	yes
reduced-fat sour cream	milk		vegetarian	yes
lactose-free cream, 200ml	milk		vegetarian	yes
nut-free granola	gluten	soybeans milk sesame	?	yes
egg-free noodles, 2 nests	gluten		vegan	yes
meat-free mince, 300g		gluten eggs soybeans	?	yes
fish-free Worcestershire-style sauce		gluten soybeans sulphites	vegan	yes
1 cup chicken-style seitan pieces	gluten	soybeans	vegan	yes
1 can jackfruit in brine, shredded			vegan	yes
2 cups cauliflower rice			vegan	yes
zucchini noodles, as many as you like			vegan	yes
200 g shirataki noodles			vegan	yes
100 g glass noodles, soaked			vegan	yes
200g fresh udon	gluten		vegan	yes
2 nests dried vermicelli (rice)			vegan	yes
1 pack fresh tagliatelle	gluten eggs		vegetarian	yes
500g potato gnocchi	gluten	eggs milk	?	yes
250 g cheese tortellini	gluten milk	eggs	vegetarian	yes
1 pack spinach and ricotta ravioli	gluten milk	eggs	vegetarian	yes
12 wonton wrappers	gluten	eggs	?	yes
8 spring roll wrappers	gluten	eggs soybeans milk	?	yes
12 rice paper sheets			vegan	yes
200 g chow mein noodles	gluten	eggs soybeans	?	yes
1 cup uncooked orzo	gluten	eggs	vegan	yes
penne for four	gluten	eggs	vegan	yes
1 cup pasta of your choice	gluten	eggs	?	yes
1 cup ditalini, cooked al dente	gluten	eggs	vegan	yes
1 ready-made pizza base	gluten	soybeans milk	?	yes
1 ball fresh pizza dough	gluten	milk	?	yes
4 pitta breads, split and toasted	gluten	soybeans milk sesame	?	yes
2 naan breads, to mop up the sauce	gluten	eggs milk	?	yes
4 plain bagels	gluten	eggs soybeans milk sesame	?	yes
1 baguette, sliced on the bias	gluten	eggs soybeans milk sesame	?	yes
6 croissants, stale	gluten milk	eggs soybeans	vegetarian	yes
1 loaf challah	gluten eggs	sesame	vegetarian	yes
4 English muffins, split	gluten	eggs soybeans milk sesame	?	yes
4 crumpets, for serving	gluten	milk	?	yes
2 slices pumpernickel	gluten	soybeans milk sesame	?	yes
cornbread, to serve	gluten	eggs milk	?	yes
1 box yellow cake mix	gluten	eggs soybeans milk	?	yes
1 box brownie mix	gluten	eggs soybeans milk	?	yes
2 cups pancake mix	gluten	eggs soybeans milk	?	yes
1 cup baking mix	gluten	soybeans milk	?	yes
1 package instant vanilla pudding		soybeans milk	?	yes
2 tbsp custard powder		milk	?	yes
500 ml ready-made custard	milk	eggs	vegetarian	yes
1 packet lime jelly			animal	yes
1 small box strawberry-flavored gelatin			animal	yes
200g fudge, chopped	milk	soybeans	vegetarian	yes
8 soft caramels, unwrapped	milk	soybeans	vegetarian	yes
100g toffees	milk	soybeans	vegetarian	yes
1/2 cup butterscotch chips	milk	soybeans	vegetarian	yes
2 tbsp dulce de leche	milk		vegetarian	yes
3 tbsp chocolate-hazelnut spread	milk nuts	soybeans	vegetarian	yes
2 tbsp speculoos spread	gluten	soybeans milk	?	yes
4 chocolate sandwich cookies, crushed	gluten	soybeans milk	?	yes
200 g gingernut biscuits	gluten	eggs soybeans milk	?	yes
100 g shortbread	gluten milk		vegetarian	yes
12 amaretti, crushed	eggs nuts	gluten milk	vegetarian	yes
1 store-bought sponge cake	gluten eggs	soybeans milk	vegetarian	yes
6 meringue nests, broken up	eggs		vegetarian	yes
4 waffles, toasted	gluten eggs milk	soybeans	vegetarian	yes
8 crêpes	gluten eggs milk		vegetarian	yes
4 large Yorkshire puddings	gluten eggs milk		vegetarian	yes
2 scoops vanilla ice cream	milk	eggs soybeans	vegetarian	yes
a scoop of mango sorbet			vegan	yes
1 cup whipped topping, thawed	milk	soybeans	vegetarian	yes
hundreds and thousands, to decorate		soybeans milk	?	yes
rainbow sprinkles		soybeans milk	?	yes
4 tbsp lemon curd	eggs milk		vegetarian	yes
1 ripe banana with a spoonful of peanut butter	peanuts		vegan	yes
celery sticks filled with cream cheese	milk celery		vegetarian	yes
1 platter of sandwiches	gluten	eggs fish milk mustard	?	no
assorted canapés			?	no
1 frozen dessert		gluten eggs soybeans milk nuts	?	no
Onion - 1 small, grated			vegan	yes
Garlic, 4 fat cloves			vegan	yes
Salt (to your liking)			vegan	yes
Black pepper, as much as you like			vegan	yes
cold water, as much as the dough needs			vegan	yes
ice cubes			vegan	yes
olive oil, for greasing the tin			vegan	yes
flour for the work surface	gluten		vegan	yes
a knob of butter	milk		vegetarian	yes
butter, for the dish	milk		vegetarian	yes
a splash of milk	milk		vegetarian	yes
a glug of red wine		sulphites	vegan	yes
a good pinch of chilli flakes			vegan	yes
dash of Tabasco-style hot sauce		sulphites	vegan	yes
parmesan shavings to serve	milk		vegetarian	yes
lemon wedges, for serving			vegan	yes
crusty bread, to serve	gluten	eggs soybeans milk sesame	?	yes
steamed rice to serve			vegan	yes
chopped chives (optional garnish)			vegan	yes
sour cream and guacamole, to serve	milk		vegetarian	yes
a dollop of yoghurt on top	milk		vegetarian	yes
extra basil leaves			vegan	yes
toasted flaked almonds, to scatter	nuts		vegan	yes
roasted peanuts and coriander, to garnish	peanuts		vegan	yes
sesame seeds (black or white), for the top	sesame		vegan	yes
buttered toast, to serve	gluten milk	eggs soybeans sesame	vegetarian	yes
mashed potato, to serve (made with butter and milk)	milk		vegetarian	yes
oil & butter for the pan	milk	peanuts soybeans	vegetarian	yes
2 tbsp oil (olive or walnut)	nuts		vegan	yes
1 cup stock or water		gluten eggs soybeans milk celery	?	yes
1 tbsp vinegar (any kind)		gluten sulphites	vegan	yes
2 tbsp malt vinegar	gluten	sulphites	vegan	yes
1 tbsp aged balsamic vinegar, to drizzle		sulphites	vegan	yes
3 tbsp apple cider vinegar		sulphites	vegan	yes
1½ tbsp rice vinegar, unseasoned		sulphites	vegan	yes
1 tbsp hon mirin		sulphites	vegan	yes
2 tbsp cooking sake		sulphites	vegan	yes
60ml brandy			vegan	yes
2 shots vodka			vegan	yes
2 oz bourbon			vegan	yes
4 tbsp dark rum			vegan	yes
1 oz amaretto		nuts	vegan	yes
2 tbsp hazelnut liqueur, optional	nuts		vegan	yes
50 ml Irish cream liqueur	milk		vegetarian	yes
100ml advocaat	eggs		vegetarian	yes
1 oz orange liqueur			vegan	yes
1/2 oz orgeat	nuts		vegan	yes
1 cup Marsala		sulphites	vegan	yes
1 bottle prosecco, chilled		sulphites	vegan	yes
90ml sweet vermouth		sulphites	vegan	yes
500ml wheat beer	gluten	sulphites	vegan	yes
1 can gluten-free lager		gluten sulphites	vegan	yes
12 oz can of cola			vegan	yes
1 bottle ginger beer			vegan	yes
200 ml tonic water			vegan	yes
1 cup strong brewed coffee			vegan	yes
2 tsp instant espresso powder			vegan	yes
1 English breakfast tea bag			vegan	yes
2 tsp matcha			vegan	yes
1 cup orange juice, no pulp			vegan	yes
1 cup vegetable juice cocktail	celery		vegan	yes
200ml tomato juice			vegan	yes
1 cup pineapple juice			vegan	yes
2 cups apple juice			vegan	yes
1 cup sparkling water			vegan	yes
½ cup eggnog	eggs milk		vegetarian	yes
1 scoop vanilla whey protein	milk	soybeans	vegetarian	yes
1 scoop pea protein powder			vegan	yes
2 tbsp collagen powder			animal	yes
1 cup kefir	milk		vegetarian	yes
1/3 cup powdered milk	milk		vegetarian	yes
2 Tbsp non-dairy creamer		soybeans milk	?	yes
1 mug of hot chocolate, made with oat milk	gluten	soybeans milk	?	yes
1 cup rice milk			vegan	yes
1 cup hemp milk			vegan	yes
250ml pea milk			vegan	yes
macadamia milk, 300 ml	nuts		vegan	yes
1 cup goat's milk	milk		vegetarian	yes
100 g paneer, cubed	milk		vegetarian	yes
6 slices Swiss cheese	milk		vegetarian	yes
4 slices American cheese	milk	soybeans	vegetarian	yes
2 cheese triangles	milk		vegetarian	yes
80g Gruyère, finely grated	milk		vegetarian	yes
1 wheel of brie, about 8 oz	milk		vegetarian	yes
1 burrata	milk		vegetarian	yes
½ cup queso fresco	milk		vegetarian	yes
2 Tbsp labneh	milk		vegetarian	yes
1 tub clotted cream	milk		vegetarian	yes
150 g quark	milk		vegetarian	yes
100ml single cream	milk		vegetarian	yes
4 tbsp skyr	milk		vegetarian	yes
500 ml raita	milk		vegetarian	yes
3 tbsp tzatziki	milk		vegetarian	yes
½ cup baba ganoush	sesame		vegan	yes
2 tbsp guacamole			vegan	yes
1 cup salsa, mild			vegan	yes
½ cup pico de gallo			vegan	yes
canapés and nibbles for eight			?	no
1 sachet of something spicy			?	no
1 box stuffing mix	gluten	eggs soybeans milk celery	?	yes
any leftover roast dinner		gluten milk celery	?	no
1 chicken breast, dredged in flour, egg and breadcrumbs	gluten eggs	soybeans milk sesame	animal	yes
2 cod fillets, battered	gluten fish	eggs milk	animal	yes
fish goujons in a beer batter, about 400g	gluten fish	eggs milk sulphites	animal	yes
4 scotch eggs, quartered	gluten eggs	milk celery mustard	animal	yes
1 ham and cheese quiche, store-bought	gluten eggs milk	soybeans	animal	yes
eggplant slices, dipped in beaten egg	eggs		vegetarian	yes
strawberries dipped in white chocolate	milk	soybeans	vegetarian	yes
pretzels dipped in dark chocolate	gluten	soybeans milk	?	yes
peach halves, filled with crushed amaretti and butter	eggs milk nuts	gluten	vegetarian	yes
dates stuffed with goat cheese and wrapped in bacon	milk	sulphites	animal	yes
dates stuffed with peanut butter	peanuts	sulphites	vegan	yes
prunes wrapped in pancetta		sulphites	animal	yes
1 baked apple stuffed with marzipan and raisins	nuts	eggs sulphites	?	yes
celery, carrot and onion, all finely diced (soffritto)	celery		vegan	yes
1 cup mirepoix	celery		vegan	yes
1 bag frozen soup vegetables (carrot, celery, leek)	celery		vegan	yes
1 bouquet garni (thyme, bay, celery leaf)	celery		vegan	yes
carrot, leek & parsley root, roughly chopped			vegan	yes
1 stalk of celery, leaves and all	celery		vegan	yes
½ tsp celery seeds	celery		vegan	yes
potatoes, roasted in goose fat			animal	yes
rice cooked in chicken stock		gluten soybeans milk celery	animal	yes
lentils cooked with a ham bone			animal	yes
green beans tossed in butter and flaked almonds	milk nuts		vegetarian	yes
cabbage fried with bacon bits			animal	yes
spinach wilted in a little butter	milk		vegetarian	yes
1 cup creamed spinach	milk	gluten	vegetarian	yes
1 can creamed corn		gluten milk	?	yes
sweetcorn fritters, 8 small	gluten eggs	milk	vegetarian	yes
mac and cheese, for four	gluten milk	eggs soybeans mustard	vegetarian	yes
hash browns, frozen, 400 g		gluten	vegan	yes
500g oven chips		gluten	vegan	yes
1 bag frozen French fries		gluten	vegan	yes
1 bag tortilla chips, lightly salted		gluten	vegan	yes
plain potato chips, crushed, 1 cup			vegan	yes
cheese-flavoured crisps, one small bag	milk	gluten soybeans	vegetarian	yes
3 cups popped popcorn, unpopped kernels removed			vegan	yes
4 rice cakes		sesame	vegan	yes
12 saltine crackers	gluten	soybeans milk	?	yes
prawn crackers, to serve	crustaceans	fish molluscs	animal	yes
1 cup crispy fried onions (from a tub)	gluten		vegan	yes
1 cup cornflakes, crushed	gluten		vegan	yes
2 cups puffed rice cereal		gluten	vegan	yes
2 shredded wheat biscuits	gluten		vegan	yes
½ cup granola	gluten	soybeans milk nuts sesame	?	yes
4 tbsp muesli with dried fruit	gluten	milk nuts sesame sulphites	?	yes
100 g bran flakes	gluten		vegan	yes
1 tbsp oat bran	gluten		vegan	yes
60g jumbo oats mixed with 2 tbsp honey	gluten		vegetarian	yes
1 cup muesli (gluten- and nut-free)		soybeans milk sesame sulphites	?	yes
1 cup steel-cut oats, soaked in almond milk	gluten nuts		vegan	yes
1 piece nougat, chopped	eggs nuts	milk	vegetarian	yes
50g praline paste	nuts	soybeans milk	?	yes
100 g halva	sesame	nuts	vegan	yes
8 pieces Turkish delight		nuts	?	yes
4 pieces baklava	gluten nuts	milk	?	yes
1 panettone, sliced	gluten eggs milk	soybeans sulphites	vegetarian	yes
frangipane (see below), 200g	eggs milk nuts	gluten	vegetarian	yes
6 macarons	eggs nuts	milk	vegetarian	yes
8 coconut macaroons	eggs	gluten milk sulphites	vegetarian	yes
1 jar mincemeat		gluten nuts sulphites	?	yes
100g shredded beef suet		gluten	animal	yes
100g vegetable suet		gluten	vegan	yes
50 g candied orange peel		sulphites	vegan	yes
75g glacé cherries, halved		sulphites	vegan	yes
1 tbsp crystallised ginger		sulphites	vegan	yes
200g mixed dried fruit and peel		sulphites	vegan	yes
12 dried apricots + a handful of almonds	nuts sulphites		vegan	yes
3 dried figs		sulphites	vegan	yes
1/4 cup dried cherries		sulphites	vegan	yes
1 pack freeze-dried strawberries			vegan	yes
1 cup unsulphured dried apricots			vegan	yes
30 g banana chips		sulphites	vegan	yes
1 tbsp rose water			vegan	yes
½ tsp orange blossom water			vegan	yes
a few drops of peppermint extract			vegan	yes
1 tsp lemon extract			vegan	yes
green food colouring (gel)			vegan	yes
3 tbsp buttercream	milk		vegetarian	yes
cream cheese frosting, 1 cup	milk	soybeans	vegetarian	yes
1 cup chocolate ganache (cream + dark chocolate)	milk	soybeans	vegetarian	yes
1 tub chocolate frosting		eggs soybeans milk	?	yes
royal icing, made with egg white	eggs		vegetarian	yes
500 g ready-to-roll fondant icing			?	yes
4 oz almond paste	nuts	eggs	?	yes
1 Tbsp pistachio cream	nuts	soybeans milk	?	yes
shelled pistachios, 40g, slivered	nuts		vegan	yes
8 Brazil nuts	nuts		vegan	yes
30g macadamias, unsalted	nuts		vegan	yes
100 g blanched hazelnuts	nuts		vegan	yes
200 g vacuum-packed chestnuts		nuts	vegan	yes
3 tbsp mixed seeds		sesame	vegan	yes
2 tbsp linseeds (ground)			vegan	yes
a few tiger nuts, soaked			vegan	yes
1 tbsp sunflower seed butter			vegan	yes
3 Tbsp almond butter	nuts		vegan	yes
1 deli platter		gluten eggs milk celery mustard	?	no
1 frozen lasagna or similar	gluten	eggs soybeans milk celery	?	no
salad dressing of choice		eggs soybeans milk celery mustard sulphites	?	no
garnish as desired			?	no
toppings: whatever you have			?	no
2 tsp ground coriander			vegan	yes
1 tablespoon fresh thyme leaves			vegan	yes
a few sage leaves			vegan	yes
2 tbsp chopped fresh mint			vegan	yes
1 small bunch dill, fronds only			vegan	yes
3 stalks lemongrass, bruised			vegan	yes
4 makrut lime leaves			vegan	yes
2 tsp fenugreek leaves, dried			vegan	yes
1 tsp nigella seeds			vegan	yes
1 tsp caraway seeds			vegan	yes
¾ tsp fennel seeds, crushed			vegan	yes
5 juniper berries			vegan	yes
8 whole cloves			vegan	yes
1 tsp allspice			vegan	yes
2 tsp pink peppercorns			vegan	yes
1/2 tsp ground ginger			vegan	yes
1 tsp mixed spice			vegan	yes
2 tsp pumpkin pie spice			vegan	yes
1 tbsp Italian seasoning			vegan	yes
2 tsp herbes de Provence			vegan	yes
1 tbsp Cajun seasoning		celery mustard	vegan	yes
1 tbsp taco seasoning		gluten soybeans milk	?	yes
2 tsp Chinese five spice			vegan	yes
1 tsp sumac			vegan	yes
1 scant tsp onion powder			vegan	yes
1 tsp garlic granules			vegan	yes
1 tsp garlic salt			vegan	yes
1 tbsp ras el hanout			vegan	yes
½ tsp asafoetida		gluten	vegan	yes
1 tsp MSG			vegan	yes
2 tsp liquid smoke			vegan	yes
1 tbsp tamarind paste		sulphites	vegan	yes
2 Tbsp pomegranate molasses			vegan	yes
1 chipotle pepper in adobo, minced			vegan	yes
2 serrano chiles			vegan	yes
1 poblano, roasted and peeled			vegan	yes
1 red chilli, deseeded (leave seeds in for more heat)			vegan	yes
2 Thai bird's eye chillies			vegan	yes
1 scotch bonnet, left whole			vegan	yes
1 small can green chiles, drained			vegan	yes
4 tomatillos, husked			vegan	yes
1 plantain, very ripe			vegan	yes
1 cassava (yuca), peeled			vegan	yes
200 g okra, topped and tailed			vegan	yes
1 bitter melon			vegan	yes
300 g bean sprouts			vegan	yes
1 can bamboo shoots			vegan	yes
1 cup mung beans, split			vegan	yes
100 g broad beans, podded			vegan	yes
1 cup black-eyed peas			vegan	yes
1 cup split yellow peas			vegan	yes
10 shiitake, stems removed			vegan	yes
4 portobello mushrooms			vegan	yes
20 g dried porcini, soaked in hot water			vegan	yes
200g enoki			vegan	yes
1 can straw mushrooms, drained			vegan	yes
1 truffle, shaved			vegan	yes
1 bulb kohlrabi			vegan	yes
3 salsify roots			vegan	yes
1 acorn squash, halved and seeded			vegan	yes
1 spaghetti squash			vegan	yes
2 delicata squash, in half-moons			vegan	yes
2 endives, leaves separated			vegan	yes
1 radicchio			vegan	yes
1 bunch watercress			vegan	yes
1 pack mixed salad leaves			vegan	yes
1 bag coleslaw mix (cabbage and carrot only)			vegan	yes
1 bag mustard greens, torn	mustard		vegan	yes
1 tbsp nasturtium leaves			vegan	yes
1 bunch collard greens, ribs removed			vegan	yes
80 g microgreens			vegan	yes
half a watermelon, cubed			vegan	yes
1 papaya			vegan	yes
10 lychees			vegan	yes
2 persimmons			vegan	yes
1 star fruit			vegan	yes
4 nectarines, sliced			vegan	yes
6 fresh apricots, halved			vegan	yes
200g blackcurrants			vegan	yes
1 cup gooseberries			vegan	yes
1 cup frozen mixed berries			vegan	yes
1 tbsp goji berries		sulphites	vegan	yes
2 quinces			vegan	yes
1 small coconut, flesh grated			vegan	yes
1 Bramley apple			vegan	yes
2 Granny Smith apples, peeled, cored, and sliced ¼ inch thick			vegan	yes
juice of 3 limes (about 1/4 cup)			vegan	yes
1/4 cup bottled lemon juice		sulphites	vegan	yes
1 tbsp preserved lemon rind		sulphites	vegan	yes
2 tbsp sugar syrup			vegan	yes
4 tbsp grenadine			vegan	yes
100 g jam sugar			vegan	yes
1 sachet pectin			vegan	yes
2 Tbsp stevia sweetener			vegan	yes
80g xylitol			vegan	yes
100g palm sugar, grated			vegan	yes
1 tsp citric acid			vegan	yes
1 something sweet for afters			?	no
2 portions of takeaway curry		milk nuts mustard	?	no
mixed antipasti, 200g		gluten fish milk nuts sulphites	?	no
FOR THE SAUCE: 200ml double cream	milk		vegetarian	yes
2 c. flour (sifted)	gluten		vegan	yes
1 T. sugar			vegan	yes
3-4 lg. eggs	eggs		vegetarian	yes
1 pkg (8 oz) cream cheese,softened	milk		vegetarian	yes
1tsp salt			vegan	yes
250g/9oz butter, plus extra for greasing	milk		vegetarian	yes
200g/7oz caster sugar			vegan	yes
450g/1lb braising steak, diced			animal	yes
1 kg/2lb 4oz potatoes (e.g. King Edward)			vegan	yes
4-6 tbsp milk (more if needed)	milk		vegetarian	yes
1 stick (4 oz) butter @ room temp	milk		vegetarian	yes
½ c brown sugar - packed			vegan	yes
one 15-ounce can pumpkin			vegan	yes
two large handfuls of kale			vegan	yes
a dozen quail's eggs, soft-boiled	eggs		vegetarian	yes
1 duck egg	eggs		vegetarian	yes
3/4 cup egg substitute	eggs		vegetarian	yes
2 Tbsp meringue powder	eggs		vegetarian	yes
1 carton liquid egg whites	eggs		vegetarian	yes
aquafaba from 1 can of chickpeas			vegan	yes
1 tbsp butter or vegan spread	milk	soybeans	vegetarian	yes
100 ml cream (dairy or soy)	soybeans milk		vegetarian	yes
2 tbsp peanut, almond or cashew butter	peanuts nuts		vegan	yes
3 tbsp crushed nuts (pecans or walnuts), optional	nuts		vegan	yes
100g prawns or chicken, whichever you prefer	crustaceans	sulphites	animal	yes
1 tbsp Worcestershire or soy sauce	gluten fish soybeans		animal	yes
1 tbsp vegan Worcestershire sauce		gluten soybeans sulphites	vegan	yes
2 slices bread soaked in milk, squeezed	gluten milk	eggs soybeans sesame	vegetarian	yes
4 slices white bread, crusts removed, buttered	gluten milk	eggs soybeans sesame	vegetarian	yes
1 cup soft breadcrumbs mixed with 2 tbsp melted butter	gluten milk	eggs soybeans sesame	vegetarian	yes
tomatoes, mozzarella and pesto for layering	milk	nuts	vegetarian	yes
rocket, parmesan & balsamic to serve	milk	sulphites	vegetarian	yes
lettuce, tomato, red onion and pickles, for serving		mustard sulphites	vegan	yes
burger buns, mayo and ketchup, to serve	gluten eggs	soybeans milk celery mustard sesame	vegetarian	yes
maple syrup, bacon and butter for serving	milk		animal	yes
tortilla chips, salsa and sour cream, to serve	milk	gluten	vegetarian	yes
rice, naan and mango chutney, to serve	gluten	eggs milk mustard sulphites	?	yes
vanilla ice cream or whipped cream, for serving	milk	eggs soybeans	vegetarian	yes
ice cream cones	gluten	soybeans milk	?	yes
cinnamon, cloves and allspice, a pinch of each			vegan	yes
onion, garlic and ginger, blitzed to a paste			vegan	yes
1 tbsp each chopped parsley, chives and tarragon			vegan	yes
equal parts oil and vinegar		sulphites	vegan	yes
lime pickle, to serve		mustard sulphites	vegan	yes
poppadoms, to serve			vegan	yes
8 ready-made falafel		gluten soybeans sesame	vegan	yes
1 pack onion bhajis		gluten mustard	vegan	yes
6 samosas (vegetable)	gluten	milk mustard	?	yes
12 gyoza, frozen (pork)	gluten	eggs soybeans sesame	animal	yes
8 frozen vegetable spring rolls	gluten	eggs soybeans milk celery sesame	?	yes
1 sheet shortcrust pastry	gluten	eggs soybeans milk	?	yes
500 g all-butter puff pastry, chilled	gluten milk	eggs	vegetarian	yes
12 vol-au-vent cases	gluten	eggs soybeans milk	?	yes
16 taco shells		gluten	vegan	yes
100g pork scratchings, bashed			animal	yes
1 cup bacon-flavored bits (vegetarian)	soybeans	gluten	vegan	yes
50 g biltong			animal	yes
12 slices pepperoni		gluten soybeans milk celery mustard	animal	yes
100 g coarse liver pâté		gluten eggs soybeans milk	animal	yes
1 tin sardines in tomato sauce	fish	celery mustard	animal	yes
2 kippers	fish		animal	yes
1 jar pickled herring, drained	fish	mustard sulphites	animal	yes
2 tbsp taramasalata	fish	gluten eggs milk	animal	yes
1 tsp anchovy paste	fish		animal	yes
25g caviar, to decorate	fish		animal	yes
2 eel fillets	fish		animal	yes
1 vegan fish fillet, breaded	gluten	soybeans	vegan	yes
1 pack vegan "tuna"		gluten soybeans	vegan	yes
tofu 'egg' scramble, 1 cup	soybeans		vegan	yes
4 slices of eggless, dairy-free brioche-style loaf	gluten	soybeans	vegan	yes
1 block smoked tofu	soybeans		vegan	yes
3 sheets yuba (dried bean curd skin)	soybeans		vegan	yes
2 tbsp natto	soybeans	gluten mustard	vegan	yes
1 tbsp soy lecithin	soybeans		vegan	yes
100g puffed tofu, halved	soybeans		vegan	yes
2 tbsp liquid aminos	soybeans		vegan	yes
½ cup ponzu	gluten soybeans	fish sulphites	?	yes
1 tbsp XO sauce	crustaceans molluscs	gluten fish soybeans	animal	yes
4 tbsp vegetarian oyster sauce (mushroom)		gluten soybeans	vegan	yes
1 tbsp mushroom ketchup		gluten soybeans sulphites	vegan	yes
1 cup nut butter of choice	nuts	peanuts	vegan	yes
1 square of baking chocolate		soybeans milk	?	yes
2 Tbsp cacao nibs			vegan	yes
25g dark chocolate with almonds	nuts	soybeans milk	?	yes
1 tbsp drinking chocolate powder		soybeans milk	?	yes
3 oz peanut butter cups, chopped	peanuts milk	soybeans	vegetarian	yes
1 cup candy-coated chocolates	milk	peanuts soybeans nuts	?	yes
1 cup chocolate-covered raisins	milk	soybeans sulphites	vegetarian	yes
100g honeycomb toffee, smashed		milk	?	yes
2 candy canes, crushed			vegan	yes
8 gummy worms, for decorating			animal	yes
50g licorice	gluten	sulphites	?	yes
50 g vegan gummies			vegan	yes
1 peanut brittle bar, roughly broken	peanuts	milk	?	yes
sesame snaps, crumbled	sesame		?	yes
1 protein bar		gluten eggs peanuts soybeans milk nuts	?	no
1 packet gravy granules		gluten soybeans milk celery	?	yes
1 pack of rub		celery mustard	?	no
2 cups macaroni salad	gluten	eggs milk celery mustard	?	no
2 cups fruit salad			vegan	yes
1 cup chicken salad		eggs milk nuts celery mustard	animal	no
1 bag salad kit with dressing		gluten eggs milk nuts mustard sulphites	?	no
side dish of your choosing			?	no
anything that needs using up			?	no
1 tin of biscuits, mixed	gluten	eggs soybeans milk nuts	?	no
1 ready-made dessert sauce		soybeans milk	?	no
2 tbsp secret sauce		eggs mustard	?	no
spice mix (1 packet)		celery mustard sesame	?	no
1 box of frozen appetizers			?	no
1 bowl of leftover casserole			?	no
1 pouch stir-fry sauce		gluten soybeans sesame molluscs	?	no
1 envelope dressing mix		milk celery mustard	?	no
1 pork tenderloin, silverskin removed			animal	yes
`;
