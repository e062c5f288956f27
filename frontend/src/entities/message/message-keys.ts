/** Query keys of messages, by which the live channel names what changed. */
const MESSAGES = 'messages'

/** The conversation with this member. */
export const threadKey = (otherId: string) => [MESSAGES, 'thread', otherId] as const

/** Every list of threads, also those of a search. */
export const threadsKey = [MESSAGES, 'threads'] as const
