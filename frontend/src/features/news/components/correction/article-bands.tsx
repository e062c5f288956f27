import type { Article } from '#shared/api/articles.ts'
import { nameIdentity } from '#shared/domain/name-identity.ts'
import { bandTraits } from '#spa/entities/band/band-traits.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useBandsNamed, useChooseBand } from '../../api/article-bands.ts'
import { correctionMessages as texts } from '../../correction-texts.ts'

interface NamedProps {
  article: Article
  name: string
}

/** Asks which band of the name it is, where there is more than one. */
const Named = ({ article: { id, bandLinks }, name }: NamedProps) => {
  const bands = useBandsNamed(name)
  const choose = useChooseBand(id, name)
  if (bands.length < 2) return null
  const linked = bandLinks.find((link) => nameIdentity(link.name) === nameIdentity(name))
  return (
    <SelectField
      label={texts.whichBand(name)}
      hint={texts.whichBandHint}
      value={linked?.id ?? ''}
      disabled={choose.isPending}
      options={[
        { value: '', label: texts.noBand },
        ...bands.map((band) => ({ value: band.id, label: bandTraits(band).join(' · ') })),
      ]}
      onChange={({ target }) => {
        choose.mutate(target.value === '' ? null : target.value)
      }}
    />
  )
}

/** The names of the article that several bands have. A choice holds at once. */
export const ArticleBands = ({ article }: { article: Article }) =>
  [...new Map(article.bands.map((name) => [nameIdentity(name), name])).values()].map((name) => (
    <Named key={name} article={article} name={name} />
  ))
