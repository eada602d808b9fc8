/** What a labelled line of a recipe says. */
export type FieldName = 'title' | 'preparation_time' | 'cooking_time' | 'resting_time' | 'total_time' | 'yield' | 'author' | 'source' | 'tags' | 'difficulty' | 'rating' | 'video' | 'image';

/** Labels of lines such as "Prep time: 10 min", lower case. */
export const FIELD_WORDS = {
  title: 'title|recipe|recipe name|recipe title|name|titel|rezept|rezeptname|titre|recette|título|titulo|receta|nombre|titolo|ricetta|recept|receita|tytuł|przepis|opskrift|oppskrift',
  preparation_time:
    'prep|prep time|preptime|preparation|preparation time|active|active time|hands-on time|hands on time|hands-on|working time|work time' +
    '|vorbereitung|vorbereitungszeit|arbeitszeit|zubereitung|zubereitungszeit|aktive zeit|préparation|temps de préparation|preparación|tiempo de preparación|preparazione|tempo di preparazione|bereiding|bereidingstijd|voorbereiding|voorbereidingstijd|preparo|tempo de preparo|preparação|tempo de preparação|przygotowanie|czas przygotowania|förberedelse|förberedelser|förberedelsetid|arbetstid|forberedelse|arbejdstid|příprava|准备时间',
  cooking_time:
    'cook|cook time|cooktime|cooking|cooking time|bake|bake time|baking time|baking|roasting time|grill time|simmer time' +
    '|kochzeit|backzeit|koch-/backzeit|kochen|backen|garzeit|cuisson|temps de cuisson|cocción|tiempo de cocción|horneado|tiempo de horneado|cottura|tempo di cottura|kooktijd|oventijd|baktijd|cozimento|tempo de cozimento|tempo de forno|gotowanie|czas gotowania|pieczenie|czas pieczenia|tillagning|tillagningstid|koktid|ugnstid|gräddning|tilberedningstid|bagetid|steketid|doba vaření|doba pečení',
  resting_time:
    'rest|rest time|resting time|resting|chill|chill time|chilling time|chilling|rise|rise time|rising time|proof|proofing time|marinate|marinating time|marinade time|freeze time|freezing time|cool time|cooling time|inactive time|passive time|inactive|standing time|soaking time|additional time|refrigerate time|waiting time' +
    '|ruhezeit|gehzeit|kühlzeit|wartezeit|marinierzeit|ziehzeit|einweichzeit|repos|temps de repos|réfrigération|marinade|tiempo de reposo|reposo|riposo|tempo di riposo|lievitazione|tempo di lievitazione|rusttijd|wachttijd|koeltijd|rijstijd|marineertijd|descanso|tempo de descanso|tempo de geladeira|czas chłodzenia|czas odpoczynku|czas oczekiwania|vilotid|jäsning|jästid|vila|hviletid|hævetid',
  total_time:
    'total|total time|totaltime|time|ready in|takes|time required|duration|overall time|all in' +
    '|gesamt|gesamtzeit|zeit|dauer|zeitaufwand|insgesamt|fertig in|temps total|temps|durée|prêt en|tiempo total|tiempo|duración|listo en|tempo totale|tempo|pronto in|totale tijd|totaal|tijd|klaar in|tempo total|pronto em|czas całkowity|łączny czas|czas|gotowe w|total tid|tid|klart på|samlet tid|celkový čas|celková doba|总时间|調理時間|所要時間',
  yield:
    'serves|servings|serving|serving size|yield|yields|makes|portions|portion|recipe yield|recipe yields|for|servings per recipe|number of servings|feeds|amount|quantity|serve' +
    '|portionen|ergibt|anzahl|menge|personen|für|reicht für|ausbeute|portions|personnes|pour|nombre de personnes|rendement|quantité|raciones|porciones|rinde|para|comensales|personas|rendimiento|porzioni|dosi per|dosi|persone|per|porties|personen|aantal personen|voor|opbrengst|porções|rendimento|rende|serve|pessoas|porcje|liczba porcji|porcji|dla|portioner|antal portioner|antal|för|personer|porce|porcí|počet porcí|adag|kişilik|人数|分量|份量|份数',
  author: 'author|by|recipe by|recipe from|created by|adapted from|written by|autor|autorin|von|rezept von|auteur|recette de|par|receta de|autore|ricetta di|di|recept van|door|receita de|por|przepis od|författare|recept av|forfatter',
  source: 'source|url|link|website|original|original url|original recipe|source url|from|web|full recipe|recipe link|quelle|rezeptquelle|webseite|lien|fuente|enlace|fonte|bron|źródło|zrodlo|källa|kilde|zdroj|来源',
  tags: 'tags|tag|category|categories|course|courses|cuisine|cuisines|keywords|keyword|meal|meal type|type|diet|labels|kategorie|kategorien|gang|küche|schlagwörter|schlagworte|catégorie|catégories|type de plat|mots-clés|categoría|categorías|etiquetas|cocina|categoria|categorie|portata|cucina|etichette|gang|keuken|trefwoorden|categorias|kategoria|kategorie|tagi|kategori|kategorier|taggar|nyckelord',
  difficulty: 'difficulty|difficulty level|level|skill level|schwierigkeit|schwierigkeitsgrad|difficulté|niveau|dificultad|difficoltà|moeilijkheid|moeilijkheidsgraad|dificuldade|trudność|poziom trudności|svårighetsgrad|sværhedsgrad|obtížnost',
  rating: 'rating|my rating|stars|bewertung|note moyenne|valoración|valutazione|waardering|avaliação|ocena|betyg',
  video: 'video|watch|video url|vídeo|film',
  image: 'image|photo|photo url|image url|picture|bild|foto|imagen|immagine|afbeelding|imagem|zdjęcie',
} satisfies Record<FieldName, string>;
