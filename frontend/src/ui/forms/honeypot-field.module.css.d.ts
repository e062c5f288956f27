export const honeypot: string
