export const community: string
export const communityMain: string
export const communityPeople: string
export const communitySide: string
