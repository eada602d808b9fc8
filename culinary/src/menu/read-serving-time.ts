/** "At 7 pm", "by 19:30", "serve at 8". A bare number after "for" counts people. */
const TIME =
  /\b(?:(at|by|around|about|before|from|for|until) )?(?:about |around )?(\d{1,2})(?:[:.](\d{2})|(?= ?(?:am|pm|a\.m|p\.m|o'clock|h\b|uhr)))? ?(am|pm|a\.m\.?|p\.m\.?|o'clock|h|uhr)?(?![\d\p{L}%°/])/gu;
const UNIT_AFTER =
  /^ ?(?:people|guests|persons|courses?|hobs?|burners?|ovens?|minutes|min|hours?|dishes|servings|of us|vegetarians?|vegans?|°)/u;

/** Returns the serving time in minutes after midnight; null if the text states none. */
export function readServingTime(text: string, meal: 'breakfast' | 'brunch' | 'lunch' | 'dinner'): number | null {
  if (/\b(?:at|by|for) (?:noon|midday)\b/u.test(text)) return 12 * 60;
  for (const match of text.matchAll(TIME)) {
    const [all, lead, hours = '', minutes, half] = match;
    const isClock = minutes !== undefined || half !== undefined;
    if (!isClock && lead !== 'at' && lead !== 'by' && lead !== 'around') continue;
    if (UNIT_AFTER.test(text.slice(match.index + all.length))) continue;
    const hour = Number(hours);
    const minute = Number(minutes ?? 0);
    if (hour > 23 || minute > 59) continue;
    return hourOfDay(hour, half, meal) * 60 + minute;
  }
  return null;
}

function hourOfDay(hour: number, half: string | undefined, meal: string): number {
  if (half?.startsWith('p') === true) return hour < 12 ? hour + 12 : hour;
  if (half?.startsWith('a') === true) return hour === 12 ? 0 : hour;
  const isMorning = meal === 'breakfast' || meal === 'brunch';
  // "Dinner at 7" is in the evening, brunch at 11 is not.
  return hour >= 1 && hour <= (isMorning ? 5 : 11) ? hour + 12 : hour;
}
