export const steps: string
