/** Apart from the other texts, because the button is on the first screen of the community. */
export const buttonMessages = { open: 'AI-Hilfe' } as const
