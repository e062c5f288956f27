import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type Form = 'newcomer' | 'claim'

const opens = (state: unknown, form: Form): boolean =>
  typeof state === 'object' && state !== null && 'form' in state && state.form === form

/** Whether the dialog of a form is open. The toast of a failure opens it by a history entry. */
export const useFormDialog = (form: Form) => {
  const [isOpened, setOpened] = useState(false)
  const { pathname, search, hash, ...entry } = useLocation()
  const state: unknown = entry.state
  const navigate = useNavigate()
  const isAsked = opens(state, form)
  return {
    isOpen: isOpened || isAsked,
    open: () => setOpened(true),
    close: () => {
      setOpened(false)
      if (isAsked)
        void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
    },
  }
}

/** For failures after the form was closed: whether it is, and a navigation that opens it on its page. */
export const useWayBack = (form: Form, page: string) => {
  const isShown = useRef(false)
  const navigate = useNavigate()
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return {
    isClosed: () => !isShown.current,
    reopen: () => {
      const search = location.pathname === page ? location.search : ''
      void navigate({ pathname: page, search }, { state: { form }, preventScrollReset: true })
    },
  }
}
