/** What a column or a property can hold. */
export type FieldKind =
  | 'title'
  | 'description'
  | 'ingredients'
  | 'instructions'
  | 'notes'
  | 'preparation'
  | 'cooking'
  | 'resting'
  | 'total'
  | 'servings'
  | 'yield'
  | 'source'
  | 'url'
  | 'image'
  | 'video'
  | 'author'
  | 'stars'
  | 'favorite'
  | 'tags'
  | 'created'
  | 'cooked'
  | 'equipment'
  | 'nutrition'
  | 'nutrient'
  | 'language';

/** Names of columns and properties in several languages: lower case, without accents, blanks and signs. */
export const FIELD_NAMES: readonly (readonly [FieldKind, string])[] = [
  [
    'title',
    'title name recipe recipename recipetitle nameofrecipe dish headline titel rezept rezeptname rezepttitel bezeichnung gericht titre nom nomdelarecette recette titulo nombre nombredelareceta receta titolo nome nomedellaricetta ricetta naam recept receptnaam nazwa tytul przepis nazwaprzepisu namn navn opskrift oppskrift nimi nazev nome_da_receita nomedareceita receita',
  ],
  [
    'description',
    'description summary intro introduction about blurb beschreibung kurzbeschreibung einleitung descripcion resumen descricao resumo descrizione beschrijving omschrijving opis beskrivning beskrivelse kuvaus popis',
  ],
  [
    'ingredients',
    'ingredients ingredient ingredientlist ingredientlines ingredientstext recipeingredient recipeingredients zutaten zutat zutatenliste ingredientes listadeingredientes ingredienti ingredienten skladniki ingredienser ingrediens ainekset suroviny',
  ],
  [
    'instructions',
    'instructions instruction directions direction steps step method methods procedure process howto howtomake recipeinstructions recipedirections recipetext cookinginstructions preparationsteps zubereitung zubereitungsschritte anleitung anweisungen schritte arbeitsschritte etapes preparation instructionsdepreparation instrucciones pasos preparacion elaboracion instrucoes passos preparo mododepreparo mododefazer preparacao istruzioni preparazione procedimento passaggi bereiding bereidingswijze instructies stappen przygotowanie sposobprzygotowania wykonanie kroki tillagning gorsahar instruktioner fremgangsmate fremgangsmade ohjeet valmistus postup',
  ],
  [
    'notes',
    'notes note comments comment tips tip hints remarks mynotes privatenotes notizen notiz anmerkungen anmerkung bemerkungen bemerkung tipps hinweise kommentar kommentare remarques commentaires astuces notas comentarios consejos observacoes dicas commenti suggerimenti opmerkingen notities notatki uwagi komentarz anteckningar noter kommentarer poznamky',
  ],
  [
    'preparation',
    'preptime preparationtime prep prepmin prepmins prepminutes preptimeminutes activetime workingtime worktime handsontime vorbereitungszeit vorbereitung vorbereitungsdauer arbeitszeit zubereitungszeit tempsdepreparation tempspreparation tiempodepreparacion tiempopreparacion tempodepreparo tempodepreparacao tempodipreparazione tempopreparazione voorbereidingstijd bereidingstijd czasprzygotowania forberedelsestid forberedelsetid arbeidstid pripravacas',
  ],
  [
    'cooking',
    'cooktime cookingtime cook cookmin cookmins cookminutes cooktimeminutes bakingtime baketime performtime kochzeit backzeit kochbackzeit garzeit kochdauer tempsdecuisson tempscuisson cuisson tiempodecoccion tiempococcion tiempodecocinado tempodecozimento tempodicottura tempocottura cottura kooktijd baktijd oventijd czasgotowania czaspieczenia tillagningstid koketid stegetid',
  ],
  [
    'resting',
    'inactivetime restingtime resttime waitingtime waittime chilltime chillingtime standingtime passivetime othertime additionaltime ruhezeit wartezeit gehzeit kuhlzeit tempsderepos tempsrepos tiempodereposo tempodedescanso tempodiriposo rusttijd wachttijd czasoczekiwania vilotid hviletid',
  ],
  [
    'total',
    'totaltime totalmin totalminutes time duration readyin readytime gesamtzeit gesamtdauer zeit dauer tempstotal duree tiempototal tiempo tempototal tempototale totaletijd totaaltijd czascalkowity czas totaltid tid celkovycas',
  ],
  [
    'servings',
    'servings serving serves servingsize numberofservings portions portion recipeyield people quantity portionen portionszahl anzahlportionen anzahlpersonen personen personnes nombredeportions nombredepersonnes porciones raciones comensales personas porcoes rendimento porzioni dosi persone porties aantalporties aantalpersonen porcje liczbaporcji portioner porsjoner annokset porce',
  ],
  [
    'yield',
    'yield yields makes yieldtext servingstext ergibt ausbeute menge anzahl rendement quantite cantidad resa opbrengst',
  ],
  [
    'source',
    'source sourcename from book cookbook origin website site publisher quelle herkunft kochbuch provenance fuente origen fonte fontes bron zrodlo kalla kilde lahde zdroj',
  ],
  [
    'url',
    'url link sourceurl originalurl originallink weblink webaddress webpage webseite recipeurl orgurl permalink href sourcelink internetadresse lien enlace adresseweb indirizzo',
  ],
  [
    'image',
    'image imageurl images imagelink photo photourl photos picture pictureurl pictures originalpicture thumbnail thumbnailurl bild bildurl bilder foto fotos fotourl imagen imagem immagine afbeelding zdjecie bilde billede kuva obrazek',
  ],
  ['video', 'video videourl videolink youtube'],
  [
    'author',
    'author creator chef recipeby createdby writtenby autor autorin verfasser auteur autore schrijver forfatter forfattare',
  ],
  [
    'stars',
    'rating stars myrating ratingvalue userrating bewertung sterne wertung evaluation calificacion valoracion avaliacao valutazione voto waardering beoordeling ocena betyg vurdering',
  ],
  [
    'favorite',
    'favorite favourite favorites isfavorite isfavourite onfavorites favorit favori favoris favorito preferito preferiti favoriet ulubione lieblingsrezept',
  ],
  [
    'tags',
    'tags tag categories category recipecategory course courses cuisine cuisines recipecuisine labels label keywords keyword collections collection mainingredient mealtype meal dishtype diet diets difficulty skilllevel level kategorie kategorien gang gange kuche schlagworte schlagwort schlagworter stichworte stichworter schwierigkeit schwierigkeitsgrad categorie motscles difficulte categoria categorias etiquetas dificultad categorie cucina portata difficolta categorieen trefwoorden gerechttype moeilijkheidsgraad keuken kategoria kategorie tagi kategori kategorier etiketter',
  ],
  [
    'created',
    'created createdat creationdate datecreated dateadded added addedon erstellt erstelltam angelegt angelegtam datum cree creele creado criado creato gemaaktop utworzono',
  ],
  ['cooked', 'lastcook lastcooked lastmade lastcookedat lastcookedon cookedon dateprepared zuletztgekocht'],
  ['equipment', 'tools tool equipment cookware utensils gerate utensilien kuchengerate ustensiles utensilios utensili'],
  [
    'nutrition',
    'nutrition nutritional nutritionalinfo nutritioninfo nutritionalinformation nutritioninformation nutritionfacts nutrients nahrwerte nahrwertangaben valeursnutritionnelles informacionnutricional valorinutrizionali voedingswaarde',
  ],
  [
    'nutrient',
    'calories fat saturatedfat transfat cholesterol sodium sugar sugars carbohydrate carbohydrates carbs fiber fibre dietaryfiber protein kcal energy kalorien fett eiweiss kohlenhydrate ballaststoffe zucker salt salz',
  ],
  ['language', 'language lang inlanguage sprache langue idioma lingua taal jezyk'],
];
