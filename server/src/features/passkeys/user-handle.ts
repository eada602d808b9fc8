/** Returns the user handle that an authenticator stores: the 16 bytes of the user id in base64url. */
export function userHandleOf(userId: string): string {
  return userHandleBytes(userId).toString('base64url');
}

export function userHandleBytes(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
