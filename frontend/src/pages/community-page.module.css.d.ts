export const community: string
export const communityMain: string
export const communityPeople: string
export const communityPosts: string
export const communitySide: string
