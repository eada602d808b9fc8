/**
 * Expands the notation of a lexicon, one list of forms a name: "Zwiebel/-n, Apfel/Äpfel" to ["Zwiebel", "Zwiebeln"] and
 * ["Apfel", "Äpfel"]. A form that begins with a hyphen is appended to the first form.
 */
export function formsIn(names: string): string[][] {
  return names.split(',').flatMap((name) => {
    const [first = '', ...others] = name.trim().split('/');
    if (first === '') return [];
    return [[first, ...others.map((form) => (form.startsWith('-') ? first + form.slice(1) : form.trim()))]];
  });
}

/** Returns the first form of each name. */
export const namesIn = (names: string): string[] => formsIn(names).flatMap(([first]) => first ?? []);
