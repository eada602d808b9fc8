import type { FoodRow } from './food-row.ts';

export const MEAT = [
  { name: 'chicken breast', plural: 'chicken breasts', aliases: ['chicken fillet'], finds: ['chicken breast fillet', 'skinless chicken breast'], short: 'chicken', role: 'poultry', unit: 'piece', grams: 170, per: 0.9, core: 74 },
  { name: 'chicken', finds: ['chicken meat', 'chicken piece', 'whole chicken', 'chicken tender', 'roast chicken'], role: 'poultry', unit: 'g', per: 150, core: 74 },
  { name: 'chicken thigh', plural: 'chicken thighs', finds: ['boneless chicken thigh', 'chicken leg', 'chicken drumstick', 'drumstick', 'chicken wing'], short: 'chicken', role: 'poultry', unit: 'piece', grams: 110, per: 1.5, whole: true, core: 74, minutes: { roast: 35, simmer: 25 } },
  { name: 'turkey breast', finds: ['turkey', 'turkey steak'], short: 'turkey', role: 'poultry', unit: 'g', per: 150, core: 74 },
  { name: 'duck breast', plural: 'duck breasts', finds: ['duck'], short: 'duck', role: 'poultry', unit: 'piece', grams: 180, per: 1, whole: true, core: 74 },
  { name: 'beef steak', plural: 'beef steaks', aliases: ['sirloin steak', 'rump steak', 'ribeye steak', 'flank steak'], finds: ['steak', 'sirloin', 'ribeye', 'beef strip', 'beef', 'fillet steak'], short: 'beef', role: 'meat', unit: 'piece', grams: 200, per: 0.8, core: 63 },
  { name: 'stewing beef', aliases: ['beef chuck', 'beef shin', 'braising steak'], finds: ['stew beef', 'beef stew meat', 'chuck', 'brisket', 'short rib', 'beef roast', 'oxtail'], short: 'beef', role: 'braise', unit: 'g', per: 170, core: 63 },
  { name: 'ground beef', aliases: ['beef mince', 'minced beef'], finds: ['mince', 'hamburger', 'ground meat', 'minced meat', 'mincemeat beef', 'lean beef mince'], role: 'mince', unit: 'g', per: 125, core: 71 },
  { name: 'ground pork', aliases: ['pork mince', 'minced pork'], role: 'mince', unit: 'g', per: 125, core: 71 },
  { name: 'ground turkey', aliases: ['turkey mince', 'ground chicken', 'chicken mince'], role: 'mince', unit: 'g', per: 125, core: 74 },
  { name: 'ground lamb', aliases: ['lamb mince', 'minced lamb'], role: 'mince', unit: 'g', per: 125, core: 71 },
  { name: 'pork chop', plural: 'pork chops', finds: ['pork loin chop', 'pork steak', 'pork'], short: 'pork', role: 'meat', unit: 'piece', grams: 180, per: 1, whole: true, core: 63 },
  { name: 'pork tenderloin', aliases: ['pork fillet'], finds: ['pork loin'], short: 'pork', role: 'meat', unit: 'g', per: 150, core: 63 },
  { name: 'pork shoulder', finds: ['pork belly', 'pork butt', 'pulled pork', 'pork rib', 'spare rib'], short: 'pork', role: 'braise', unit: 'g', per: 180, core: 63 },
  { name: 'lamb chop', plural: 'lamb chops', aliases: ['lamb cutlet'], finds: ['lamb', 'lamb steak', 'rack of lamb'], short: 'lamb', role: 'meat', unit: 'piece', grams: 110, per: 2, whole: true, core: 63 },
  { name: 'lamb shoulder', finds: ['stewing lamb', 'lamb shank', 'lamb leg', 'leg of lamb', 'mutton', 'diced lamb'], short: 'lamb', role: 'braise', unit: 'g', per: 170, core: 63 },
  { name: 'sausage', plural: 'sausages', aliases: ['pork sausage', 'italian sausage', 'bratwurst'], finds: ['hot dog', 'frankfurter', 'banger'], role: 'sausage', unit: 'piece', grams: 70, per: 1.75, whole: true, core: 71 },
  { name: 'chorizo', finds: ['chorizo sausage', 'andouille', 'kielbasa', 'salami', 'pepperoni'], role: 'cured', unit: 'g', per: 40, prep: 'sliced' },
  { name: 'bacon', aliases: ['pancetta', 'streaky bacon', 'smoked bacon', 'lardon'], finds: ['bacon rasher', 'bacon strip', 'guanciale'], role: 'cured', unit: 'g', per: 40, prep: 'chopped', cooked: true },
  { name: 'ham', aliases: ['cooked ham'], finds: ['prosciutto', 'serrano ham', 'parma ham', 'gammon'], role: 'cured', unit: 'g', per: 45, prep: 'torn into pieces' },
] as const satisfies readonly FoodRow[];
