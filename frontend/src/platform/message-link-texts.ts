export const messages = {
  messageTo: (name: string): string => `Nachricht an ${name}`,
} as const
