export const action: string
export const actions: string
export const avatar: string
export const avatarChoices: string
export const badgeSwitch: string
export const badgeSwitches: string
export const root: string
