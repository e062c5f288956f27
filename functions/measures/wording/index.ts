export { articleText, bandText, postText, profileText } from './content-texts.ts'
