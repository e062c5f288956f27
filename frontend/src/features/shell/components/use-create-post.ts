import { useLocation, useNavigate } from 'react-router-dom'
import { requestComposer } from '#spa/entities/post/composer-request.ts'
import { community, isAt } from '../navigation.ts'

/** Opens the composer, which is on the community page. */
export const useCreatePost = () => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (!isAt(community, pathname)) void navigate(community.to)
    requestComposer()
  }
}
