import { useParams } from 'react-router-dom'
import { News } from '../features/news/components/news.tsx'

/** The news for members; a deep link opens its article over them. */
export const NewsPage = () => {
  const { articleId } = useParams()
  return <News articleId={articleId} />
}
