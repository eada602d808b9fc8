/** "eggs, spinach and a bit of feta" → three ingredients. */
export function splitIngredients(text: string): string[] {
  return text
    .split(/[,;\n•]|\s+(?:and|with|plus)\s+|\s&\s/iu)
    .map((part) => part.trim().replace(/^(?:and|with|plus|some|a bit of|a little|bit of)\s+/iu, ''))
    .map((part) => part.replace(/[.!]+$/u, '').trim())
    .filter((part) => part !== '');
}
