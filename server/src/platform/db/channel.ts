/** A way to the other instances that share the database. */
export interface Channel {
  /** Done when it was tried once to open it; from then on what others say is heard, or `onGap` is called later. */
  ready(): Promise<void>;
  /** Says it to all others, but not for certain: they hear of a gap instead. */
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface ChannelListener {
  /** Hears also what this instance says itself. */
  onMessage(text: string): void;
  /** It was closed for a while, and what others said is lost. `hasUnsent`: so is something that was said here. */
  onGap(hasUnsent: boolean): void;
}
