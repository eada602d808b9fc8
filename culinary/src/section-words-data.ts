/** Words of section headings that name no food, and the small words among them, in every language that recipes are read in. */
export const SECTION_WORDS =
  'for the your our and with of to main first second optional sauce sauces salad dressing dough crust filling topping toppings garnish garnishes glaze frosting icing marinade batter base cake cakes cupcakes pie tart syrup broth soup stew rub brine gravy serving serve assembly decoration decorating finish finishing frying crumble streusel curry burger burgers vinaigrette sponge layer layers coating breading seasoning slaw meatballs ingredients ' +
  'für den die das der und mit teig soße sauce sosse salat füllung belag boden guss glasur creme marinade dekoration deko garnitur streusel suppe panade außerdem garnieren zum zur bestreuen verzieren servieren anrichten zutaten kuchen ' +
  'pour le la les l et avec à pâte sauce salade garniture crème glaçage marinade farce décoration décor soupe bouillon service servir dressage ingrédients gâteau appareil ' +
  'para el la los las y con salsa ensalada masa relleno cobertura aderezo adobo marinada decoración decorar glaseado caldo sopa base servir acompañar ingredientes bizcocho ' +
  'per il lo la i gli le l e con impasto salsa sugo condimento ripieno farcitura crema glassa marinatura decorazione decorare guarnire guarnizione base brodo servire ingredienti torta ' +
  'para o a os as e com massa molho salada recheio cobertura calda tempero marinada decoração decorar caldo sopa base servir ingredientes bolo ' +
  'voor de het en met deeg saus salade vulling topping garnering dressing glazuur marinade beslag bodem soep ingrediënten taart ' +
  'för till och med deg degen sås såsen sallad salladen fyllning fyllningen topping garnering dressing glasyr glasyren marinad marinaden smet smeten botten soppa servering ingredienser ' +
  'na do i z ciasto ciasta sos sosu sałatka sałatki sałatkę nadzienie nadzienia farsz farszu polewa polewy polewę marynata marynaty marynatę krem kremu dekoracji spód spodu zupa zupy podania składniki';
