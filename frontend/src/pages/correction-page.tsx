import { useParams } from 'react-router-dom'
import { useCurrentUser } from '../features/auth/api/current-user.ts'
import { CorrectionDesk } from '../features/news/components/correction/correction-desk.tsx'
import { correctionMessages } from '../features/news/correction-texts.ts'
import { usePageTitle } from '#spa/platform/page-title.ts'

/** The form that corrects an article, for admins. */
export const CorrectionPage = () => {
  usePageTitle(correctionMessages.title)
  const { articleId = '' } = useParams()
  const { data: me } = useCurrentUser()
  return (
    me && <CorrectionDesk articleId={articleId} memberId={me.id} isAdmin={me.role === 'admin'} />
  )
}
