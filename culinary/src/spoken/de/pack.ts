import { DE_GLOSSARY } from '#spoken/de/glossary-data';
import { DE_PHRASES } from '#spoken/de/phrases';
import { DE_STEMS } from '#spoken/de/stems-data';
import { DE_TEXTS } from '#spoken/de/texts-data';
import type { LanguagePack } from '#spoken/language-pack';

export const DE_PACK: LanguagePack = {
  language: 'de',
  phrases: DE_PHRASES,
  glossary: DE_GLOSSARY,
  stems: DE_STEMS,
  smallTalk: [
    [/^(?:tschuss|auf wiedersehen|bis bald|gute nacht|ciao|bis morgen)$/u, 'bye'],
    [/^(?:vielen |herzlichen )?(?:dank|danke)(?: schon| sehr| dir| ihnen| vielmals)?$/u, 'thanks'],
    [/^(?:super|toll|perfekt|klasse|prima)(?: danke)?$/u, 'thanks'],
    [/^(?:hallo|hi|guten (?:morgen|tag|abend)|servus|gruss gott|moin|grüezi|gruezi)(?: reece| zusammen)?$/u, 'hello'],
    [
      /^(?:hallo )?(?:wer bist du|wer sind sie|was kannst du|was konnen sie|was kannst du alles|hilfe|bist du ein (?:mensch|roboter|bot)|bist du eine ki|wie heisst du)$/u,
      'who',
    ],
    [/^(?:ja|ja bitte|ja gern|ja gerne|gern|gerne|jawohl|klar|mach das|okay ja)$/u, 'yes'],
    [/^(?:nein|nein danke|nee|lieber nicht|lass es)$/u, 'no'],
  ],
  asksForRecipe:
    /\b(?:rezept(?:e|vorschlag|idee)?|(?:ich|wir) (?:mochten?|will|wollen|wurden?) .{2,60}(?:backen|kochen|zubereiten)|koch(?:e)? mir|mach(?:e)? mir (?:etwas|was|ein|eine|einen)|was kann ich (?:heute )?(?:aus|mit) .{1,60}machen|was (?:kann|soll|konnte|konnen|sollen) (?:ich|wir) .{0,60}(?:kochen|backen|zubereiten)|ideen? fur(?: das| den| ein)?|was koche ich|was soll ich (?:heute )?(?:kochen|essen)|schnelles .{0,40}(?:abendessen|mittagessen|gericht))\b/u,
  texts: DE_TEXTS,
};
