import { Disc3 } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Article } from '#shared/api/articles.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoAccess } from '#ui/feedback/no-access.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { useCurrentArticle } from '../../api/correct-article.ts'
import { correctionMessages as texts } from '../../correction-texts.ts'
import type { Occasion } from '../../model/correction.ts'
import { ArticleBands } from './article-bands.tsx'
import { CorrectionForm } from './correction-form.tsx'
import * as styles from './correction.module.css'

interface CorrectionDeskProps {
  articleId: string
  memberId: string
  isAdmin: boolean
}

/** What led here: a report, and the later source that says otherwise. */
const occasionIn = (parameters: URLSearchParams, { sources }: Article): Occasion => {
  const source = parameters.get('quelle') ?? ''
  return {
    closesReports: parameters.has('gemeldet'),
    laterSource: /^\d{1,2}$/.test(source) && Number(source) < sources.length ? source : '',
  }
}

const LoadedForm = ({ article, memberId, reload }: LoadedFormProps) => {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  return (
    <CorrectionForm
      article={article}
      memberId={memberId}
      occasion={occasionIn(parameters, article)}
      reload={reload}
      onSaved={() => void navigate(`/news/${article.id}`)}
    />
  )
}

interface LoadedFormProps {
  article: Article
  memberId: string
  reload: () => Promise<unknown>
}

const Placeholder = ({ query }: { query: ReturnType<typeof useCurrentArticle> }) => {
  if (query.isGone)
    return (
      <EmptyState
        icon={<Disc3 size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={texts.gone}
        text={texts.goneText}
      />
    )
  return (
    <LoadState
      query={query}
      failed={texts.loadFailed}
      loading={<Loading label={texts.loading} />}
    />
  )
}

const Desk = ({ articleId, memberId }: Omit<CorrectionDeskProps, 'isAdmin'>) => {
  const query = useCurrentArticle(articleId)
  return (
    <div className={styles.root}>
      <Heading as="h1">{texts.title}</Heading>
      {query.data ? (
        <>
          <p>
            <ButtonLink to={`/news/${query.data.id}`}>{texts.toArticle}</ButtonLink>
          </p>
          <ArticleBands article={query.data} />
          <LoadedForm
            key={query.data.id}
            article={query.data}
            memberId={memberId}
            reload={query.refetch}
          />
        </>
      ) : (
        <Card>
          <Placeholder query={query} />
        </Card>
      )}
    </div>
  )
}

/** The page that corrects an article; members without the role see that they have no access. */
export const CorrectionDesk = ({ isAdmin, ...props }: CorrectionDeskProps) =>
  isAdmin ? <Desk {...props} /> : <NoAccess text={texts.noAccess} />
