/**
 * Ingredient lines with the allergens that a food-allergy adviser names for them. Columns, separated by tabs: the line,
 * what it contains, what only some products contain, the strictest diet (vegan, vegetarian, animal, or ? where it depends
 * on the product), and whether the words say what is in it.
 */
export const SPANISH_LINES = `
1 lata de leche de coco			vegan	yes
2 claras a punto de nieve	eggs		vegetarian	yes
1 dorada de 600 g, limpia y sin escamas	fish		animal	yes
1 cebolla bien dorada			vegan	yes
1 pizca de nuez moscada			vegan	yes
2 cucharadas de mantequilla de cacahuete	peanuts		vegan	yes
50 g de manteca de cacao			vegan	yes
1 cucharada de manteca de cerdo			animal	yes
100 ml de crema de coco			vegan	yes
1/2 cucharadita de crémor tártaro			vegan	yes
1 vaso de leche de almendras	nuts		vegan	yes
200 g de harina de garbanzo			vegan	yes
150 g de harina de trigo sarraceno			vegan	yes
250 g de harina de fuerza	gluten		vegan	yes
2 cucharadas de maicena			vegan	yes
100 g de almendra molida	nuts		vegan	yes
500 g de almejas, puestas en agua con sal	molluscs		animal	yes
1 kg de mejillones, limpios	molluscs		animal	yes
300 g de setas ostra			vegan	yes
4 lomos de merluza sin espinas	fish		animal	yes
1 cola de rape en rodajas	fish		animal	yes
12 gambas peladas (guardad las cabezas)	crustaceans	sulphites	animal	yes
4 cigalas	crustaceans		animal	yes
2 sepias limpias, en trozos	molluscs		animal	yes
1 lata de berberechos al natural	molluscs		animal	yes
1 paquete de gulas	fish	gluten crustaceans eggs soybeans milk molluscs	animal	yes
6 palitos de cangrejo	fish	gluten crustaceans eggs soybeans	animal	yes
8 anchoas en aceite	fish		animal	yes
1 lata de atún al natural	fish		animal	yes
100 g de ventresca de bonito	fish		animal	yes
3 dientes de ajo			vegan	yes
2 cebollas medianas, picaditas			vegan	yes
1 pimiento verde italiano			vegan	yes
1 pimiento rojo asado y pelado			vegan	yes
4 tomates maduros, rallados			vegan	yes
3 patatas gallegas, en cachelos			vegan	yes
2 zanahorias en rodajas			vegan	yes
1 puerro (solo lo blanco)			vegan	yes
1 calabacín con piel			vegan	yes
250 g de judías verdes planas			vegan	yes
1 rama de apio	celery		vegan	yes
150 g de guisantes congelados			vegan	yes
1 bote de garbanzos cocidos			vegan	yes
300 g de lentejas pardinas			vegan	yes
2 hojas de laurel			vegan	yes
1 cucharadita de pimentón de la Vera			vegan	yes
unas hebras de azafrán			vegan	yes
1 cucharadita de comino molido			vegan	yes
Sal y pimienta negra recién molida			vegan	yes
Aceite de oliva virgen extra, un buen chorro			vegan	yes
Aceite de girasol para freír			vegan	yes
1 vasito de vino blanco		sulphites	vegan	yes
1 chorrito de vinagre de Jerez		sulphites	vegan	yes
1 l de caldo de pollo casero		gluten soybeans milk celery	animal	yes
1 pastilla de caldo de verduras		gluten eggs soybeans milk celery	vegan	yes
500 ml de fumet de pescado	fish	gluten crustaceans soybeans milk celery molluscs	animal	yes
150 g de pan rallado	gluten	eggs soybeans milk sesame	?	yes
2 rebanadas de pan de pueblo, del día anterior	gluten	eggs soybeans milk sesame	?	yes
200 ml de nata para montar (35 % M.G.)	milk		vegetarian	yes
3 huevos L	eggs		vegetarian	yes
100 g de mantequilla a temperatura ambiente	milk		vegetarian	yes
1 sobre de levadura química		gluten	vegan	yes
200 g de azúcar moreno			vegan	yes
1 sobre de salsa preparada		gluten eggs soybeans milk celery mustard	?	no
Las sobras del cocido		gluten eggs soybeans milk celery	?	no
250 ml de leche entera	milk		vegetarian	yes
1 bote pequeño de leche condensada	milk		vegetarian	yes
200 g de queso manchego semicurado	milk		vegetarian	yes
150 g de queso de cabra en rulo	milk		vegetarian	yes
1 tarrina de queso crema	milk		vegetarian	yes
2 yogures griegos	milk		vegetarian	yes
125 g de requesón	milk		vegetarian	yes
1 cuajada	milk		vegetarian	yes
4 cucharadas de dulce de leche	milk		vegetarian	yes
200 g de dulce de membrillo			vegan	yes
1 tarro de cabello de ángel (dulce de calabaza)			vegan	yes
150 g de fideos de arroz			vegan	yes
200 g de fideos n.º 2 para la fideuá	gluten	eggs	?	yes
400 g de macarrones	gluten	eggs	?	yes
8 placas de lasaña	gluten	eggs	?	yes
1 lámina de hojaldre	gluten	eggs milk	?	yes
16 obleas de empanadilla	gluten		vegan	yes
1 paquete de bizcochos de soletilla	gluten eggs	milk	vegetarian	yes
200 g de galletas María trituradas	gluten	eggs soybeans milk	?	yes
6 magdalenas	gluten eggs	milk	vegetarian	yes
100 g de polvorones deshechos	gluten nuts	soybeans sesame	animal	yes
1 tableta de turrón blando de Jijona	nuts	eggs	vegetarian	yes
100 g de mazapán	nuts	eggs sulphites	?	yes
2 tocinos de cielo	eggs		vegetarian	yes
100 g de tocino ibérico			animal	yes
150 g de panceta en tiras			animal	yes
100 g de taquitos de jamón serrano			animal	yes
1 morcilla de arroz		gluten milk nuts	animal	yes
2 chorizos frescos		gluten soybeans milk celery mustard	animal	yes
4 salchichas de pollo		gluten milk celery mustard	animal	yes
2 cucharadas de sobrasada		soybeans milk	animal	yes
600 g de carne picada mixta			animal	yes
1 kg de costillas de cerdo			animal	yes
4 muslos de pollo deshuesados			animal	yes
500 g de ternera para guisar			animal	yes
8 filetes de pollo empanados	gluten	eggs milk	animal	yes
Gallo en filetes (o lenguado)	fish		animal	yes
200 g de boquerones frescos	fish		animal	yes
1 vaso de horchata de chufa			vegan	yes
200 g de altramuces	lupin		vegan	yes
150 g de cacahuetes tostados	peanuts		vegan	yes
50 g de avellanas, tostadas y sin piel	nuts		vegan	yes
1 puñado de anacardos	nuts		vegan	yes
200 g de arroz y 50 g de almendras fritas	nuts		vegan	yes
60 g de piñones		nuts	vegan	yes
80 g de pasas, en remojo con ron		sulphites	vegan	yes
50 g de orejones de albaricoque	sulphites		vegan	yes
6 dátiles rellenos de queso y envueltos en beicon	milk	sulphites	animal	yes
Manzanas bañadas en toffee (con mantequilla)	milk		vegetarian	yes
250 g de castañas cocidas			vegan	yes
1 cucharada de semillas de sésamo	sesame		vegan	yes
1 cucharada de tahini	sesame		vegan	yes
4 cucharadas de hummus	sesame		vegan	yes
2 cucharadas de pipas de calabaza			vegan	yes
1 cucharada de mostaza antigua	mustard	sulphites	vegan	yes
3 cucharadas de mayonesa	eggs	mustard sulphites	vegetarian	yes
1 bol de alioli	eggs	milk mustard	vegetarian	yes
2 cucharadas de salsa rosa	eggs	gluten fish milk mustard sulphites	?	yes
100 g de salsa romesco	nuts	gluten sulphites	vegan	yes
1 cucharada de salsa de soja	gluten soybeans		vegan	yes
1 chorrito de salsa inglesa (Worcestershire)	fish	gluten	animal	yes
1 cucharada de salsa de ostras	molluscs	gluten soybeans	animal	yes
1 chorrito de salsa de pescado	fish		animal	yes
2 cucharadas de pesto	milk	nuts	vegetarian	yes
1 lata de cerveza rubia	gluten		vegan	yes
2 manzanas reineta			vegan	yes
3 peras conferencia, peladas			vegan	yes
1 kg de naranjas para zumo			vegan	yes
El zumo de medio limón			vegan	yes
La ralladura de una lima			vegan	yes
250 g de fresas, lavadas y cortadas			vegan	yes
1 plátano maduro			vegan	yes
2 melocotones en almíbar			vegan	yes
1 racimo de uvas blancas			vegan	yes
1 rodaja de sandía sin pepitas			vegan	yes
1 granada desgranada			vegan	yes
100 g de arándanos			vegan	yes
1 aguacate			vegan	yes
1 mango			vegan	yes
1 piña natural, en trozos			vegan	yes
1 pepino			vegan	yes
1 lechuga romana			vegan	yes
1 bolsa de canónigos			vegan	yes
1 manojo de espinacas frescas			vegan	yes
1 manojo de espárragos trigueros			vegan	yes
4 alcachofas			vegan	yes
1 brócoli en arbolitos			vegan	yes
1/2 coliflor			vegan	yes
1/4 de repollo			vegan	yes
1 berenjena grande			vegan	yes
500 g de calabaza, en dados			vegan	yes
1 boniato			vegan	yes
2 nabos			vegan	yes
1 remolacha cocida			vegan	yes
200 g de champiñones laminados			vegan	yes
1 lata de maíz dulce			vegan	yes
1 bote de alubias blancas			vegan	yes
400 g de alubias rojas, remojadas la noche anterior			vegan	yes
150 g de quinoa lavada			vegan	yes
320 g de arroz bomba			vegan	yes
100 g de mijo			vegan	yes
100 g de cuscús	gluten		vegan	yes
150 g de bulgur	gluten		vegan	yes
200 g de harina de espelta integral	gluten		vegan	yes
100 g de harina de centeno	gluten		vegan	yes
80 g de cebada perlada	gluten		vegan	yes
6 cucharadas de copos de avena	gluten		vegan	yes
300 ml de bebida de avena	gluten		vegan	yes
250 g de harina sin gluten		lupin	vegan	yes
8 tortillas de maíz			vegan	yes
4 tortillas de trigo	gluten	milk	?	yes
1 bolsa de nachos de maíz		milk	?	yes
2 guindillas secas			vegan	yes
1 ñora, hidratada			vegan	yes
1 cayena (opcional)			vegan	yes
1 cucharadita de orégano			vegan	yes
1 ramita de romero fresco			vegan	yes
Unas hojas de hierbabuena			vegan	yes
Perejil fresco picado, un puñado			vegan	yes
Cilantro al gusto			vegan	yes
1 trozo de jengibre			vegan	yes
1 rama de canela y la piel de un limón			vegan	yes
1 cucharadita de extracto de vainilla			vegan	yes
1 clavo de olor			vegan	yes
Colorante alimentario rojo			?	yes
30 g de cacao puro en polvo			vegan	yes
100 g de chocolate negro 70 %		soybeans milk	?	yes
150 g de chocolate con leche	milk	soybeans	vegetarian	yes
100 g de chocolate blanco fundido	milk	soybeans	vegetarian	yes
3 cucharadas de crema de cacao y avellanas	milk nuts	soybeans	vegetarian	yes
25 g de levadura fresca			vegan	yes
1 cucharadita de bicarbonato			vegan	yes
1 sobre de azúcar vainillado			vegan	yes
6 hojas de gelatina neutra			animal	yes
1 sobre de gelatina de fresa en polvo			animal	yes
2 g de agar-agar			vegan	yes
2 cucharadas de miel de romero			vegetarian	yes
1 cucharada de sirope de agave			vegan	yes
50 ml de ron			vegan	yes
1 copita de anís			vegan	yes
1 chorrito de brandy			vegan	yes
1 cucharada de vinagre de manzana		sulphites	vegan	yes
12 aceitunas negras sin hueso			vegan	yes
12 aceitunas rellenas de anchoa	fish		animal	yes
2 cucharadas de alcaparras			vegan	yes
4 pepinillos en vinagre		mustard sulphites	vegan	yes
3 tomates secos		sulphites	vegan	yes
1 bote de tomate triturado			vegan	yes
2 cucharadas de kétchup		celery	vegan	yes
1 cucharadita de tabasco		sulphites	vegan	yes
1 cucharada de pasta de curry rojo		crustaceans fish	?	yes
1 cucharadita de curry en polvo		celery mustard	vegan	yes
1 cucharada de pasta de miso	soybeans	gluten	vegan	yes
200 g de tofu firme	soybeans		vegan	yes
150 g de soja texturizada	soybeans		vegan	yes
200 g de edamame	soybeans		vegan	yes
100 g de brotes de soja		soybeans	vegan	yes
200 g de seitán	gluten	soybeans	vegan	yes
150 g de tempeh	soybeans		vegan	yes
1 bol de yogur de soja natural	soybeans		vegan	yes
200 g de queso vegano rallado		soybeans nuts	vegan	yes
50 g de margarina vegetal		soybeans milk	?	yes
250 ml de leche sin lactosa	milk		vegetarian	yes
2 cucharadas de mayonesa vegana		soybeans mustard	vegan	yes
1 huevo (o 1 cucharada de lino molido con agua)	eggs		vegetarian	yes
1 huevo duro para decorar	eggs		vegetarian	yes
12 huevos de codorniz	eggs		vegetarian	yes
100 g de huevas de trucha	fish		animal	yes
Pan para mojar	gluten	eggs soybeans milk sesame	?	yes
Picatostes y queso rallado para servir	gluten milk	eggs soybeans sesame	vegetarian	yes
Un trozo de bizcocho casero	gluten eggs	milk	vegetarian	yes
200 g de lenguas de gato (galletas)	gluten eggs milk		vegetarian	yes
Croquetas de jamón congeladas, 12 unidades	gluten milk	eggs	animal	yes
1 pulpo cocido (2 patas)	molluscs		animal	yes
200 g de calamares a la romana	gluten molluscs	eggs	animal	yes
1 bacalao desalado, desmigado	fish		animal	yes
2 rodajas de salmón fresco	fish		animal	yes
150 g de salmón ahumado	fish		animal	yes
1 taza de leche de tigre	fish	crustaceans milk celery molluscs	animal	yes
1 codillo de cerdo			animal	yes
1 conejo troceado			animal	yes
2 pechugas de pavo			animal	yes
200 g de hígado de pollo			animal	yes
4 lonchas de jamón cocido		soybeans milk	animal	yes
12 caracoles de mar	molluscs		animal	yes
3 huesos de caña y un hueso de jamón para el caldo			animal	yes
Agua, la que admita			vegan	yes
1 cucharada de azúcar glas para decorar			vegan	yes
Cebollino picado por encima			vegan	yes
1 limón en gajos, para acompañar			vegan	yes
2 patatas para freír, en bastones			vegan	yes
1 bolsa de ensalada variada			vegan	yes
1 chorreón de zumo de limón embotellado		sulphites	vegan	yes
1 ensaladilla rusa comprada, 300 g	eggs	fish milk celery mustard	?	no
Un surtido de canapés		gluten crustaceans eggs fish soybeans milk nuts mustard sesame molluscs	?	no
Relleno al gusto		gluten crustaceans eggs fish soybeans milk nuts	?	no
1 tarro de salsa para pasta		gluten soybeans milk nuts celery	?	no
1 sobre de sopa		gluten eggs soybeans milk celery	?	no
2 platos precocinados		gluten eggs fish soybeans milk celery mustard	?	no
Aliño comprado		eggs soybeans milk mustard sulphites	?	no
1 bolsa de aperitivos variados		gluten peanuts soybeans milk nuts sesame	?	no
Helado del sabor que queráis	milk	gluten eggs peanuts soybeans nuts	?	no
1 paquete de empanadas precocinadas	gluten	eggs fish soybeans milk celery mustard	?	no
Adobo comercial para carne		gluten soybeans celery mustard sulphites	?	no
`;
