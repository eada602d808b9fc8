/** Messages to the other instances that share the database. */
export interface Channel {
  /** Resolves after the first attempt to connect. From then on, messages arrive, or `onGap` is called later. */
  ready(): Promise<void>;
  /** Sends to all instances, at most once: a lost message becomes a gap. */
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface ChannelListener {
  /** Also receives this instance's own messages. */
  onMessage(text: string): void;
  /**
   * The connection was lost for a while, and so were the messages of others. `hasUnsent`: also some of this instance.
   */
  onGap(hasUnsent: boolean): void;
}
