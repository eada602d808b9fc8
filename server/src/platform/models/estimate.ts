/** Of English text; other languages need more tokens. */
const CHARACTERS_PER_TOKEN = 4;
/** Of a picture at high detail, roughly. */
const PICTURE_TOKENS = 1_000;
const PICTURE_START = '"data:image/';

export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** Estimates the tokens of a request. Pictures count by number, not by length. */
export function estimateInput(body: object): number {
  let pictures = 0;
  let pictureCharacters = 0;
  const written = JSON.stringify(body);
  for (let at = written.indexOf(PICTURE_START); at >= 0; at = written.indexOf(PICTURE_START, at + 1)) {
    const end = written.indexOf('"', at + 1);
    pictures += 1;
    pictureCharacters += end - at;
  }
  return estimateTokens(written.length - pictureCharacters) + pictures * PICTURE_TOKENS;
}
