/** `kept`: it will be sent when the connection is back. `refused`: the reason, in German. */
export type ReplyResult =
  | { readonly state: 'sent' }
  | { readonly state: 'kept' }
  | { readonly state: 'refused'; readonly reason: string }

/** Sends a text to a member as a message. */
export type Reply = (memberId: string, text: string) => Promise<ReplyResult>
