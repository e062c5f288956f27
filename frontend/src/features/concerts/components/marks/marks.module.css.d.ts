export const choices: string
export const more: string
export const tabs: string
export const who: string
