export const newsletter: string
export const newsletterRow: string
export const newsletterText: string
export const newsletterTitle: string
