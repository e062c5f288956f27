import { paragraphs } from '#platform/content/paragraphs.ts'

/** What moderators compare with the reported version: evidence keeps the hash of the same text. */

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

export const articleText = (
  { title, excerpt }: Texts<'title' | 'excerpt'>,
  content: string,
): string => paragraphs(title, excerpt, content)

export const bandText = ({
  name,
  genre,
  country,
  city,
  description,
  website,
  socialMediaUrl,
}: Texts<
  'name' | 'genre' | 'country' | 'city' | 'description' | 'website' | 'socialMediaUrl'
>): string => paragraphs(name, genre, country, city, description, website, socialMediaUrl)

export const postText = ({
  title,
  content,
  linkUrl,
  mediaAlt,
}: Texts<'title' | 'content' | 'linkUrl' | 'mediaAlt'>): string =>
  paragraphs(title, content, linkUrl, mediaAlt)

export const profileText = ({
  displayName,
  username,
  bio,
  location,
}: Texts<'displayName' | 'bio' | 'location'> & { readonly username: string }): string =>
  paragraphs(displayName, `@${username}`, bio, location)
