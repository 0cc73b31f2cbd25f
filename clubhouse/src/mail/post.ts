/** A letter to one member. Plain text is all that every reader shows. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes letters, and sees to it that they arrive. */
export interface Post {
  send(mail: Mail): Promise<void>;
}
