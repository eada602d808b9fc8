/** A UUID of version 7 (RFC 9562), which sorts by time. Not `crypto.randomUUID`: that is version 4 and missing on plain HTTP. */
export function uuidV7(nowMs: number, random: Uint8Array): string {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) =>
    index < 6 ? Math.floor(nowMs / 2 ** (8 * (5 - index))) & 0xff : (random[index] ?? 0),
  );
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
}
