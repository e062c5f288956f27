export const facts: string
export const parameters: string
export const rating: string
export const reason: string
export const saved: string
export const wishes: string
