import { screen } from '@testing-library/dom'
// The first screen must start within seconds, and antd alone takes longer on a busy machine.
import 'antd'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { CurrentUser } from '#shared/api/members.ts'
import { LEGAL_VERSION } from '#shared/domain/legal.ts'
import { fillInBrowser, leaveBrowser, setPhone } from './browser.ts'
import { passTime, startClock, stopTimers, until } from './clock.ts'
import { answerAcceptances } from './acceptances.ts'
import { FakeApi } from './fake-api.ts'
import { answerMember, ME } from './members.ts'
import { textOf } from './queries.ts'

const TOKEN = 'a'.repeat(64)
const TOKEN_KEY = 'hoellenlaerm-token'
const LEGAL_KEY = 'hoellenlaerm-legal'

interface Options {
  /** Who is signed in; `null` for a guest. */
  readonly me?: CurrentUser | null
  readonly isPhone?: boolean
  /** Whether this browser knows that the member accepted terms and privacy text. */
  readonly legalAccepted?: boolean
  /** The time of the test. */
  readonly now?: string
}

export interface App {
  readonly api: FakeApi
  readonly user: UserEvent
  /** Texts of `window.alert`, in their order. */
  readonly alerts: readonly string[]
  /** Reloads the app at the current address, like the browser. */
  readonly reload: () => Promise<void>
  readonly visit: (path: string) => Promise<void>
}

let api = new FakeApi()
let root: Root | undefined
let alerts: string[] = []
let consoleErrors: string[] = []
let expectedErrors: readonly RegExp[] = []

/** React's development build does not find `<search>` in the simulated DOM. */
const UNKNOWN_TAG = /is unrecognized in this browser/

/** Console errors that a test expects. */
export const expectConsoleErrors = (...patterns: readonly RegExp[]): void => {
  expectedErrors = [UNKNOWN_TAG, ...patterns]
}

/** Ends the page with all that its code waits for: a browser runs no code of a page that it left. */
const leavePage = async (): Promise<void> => {
  root?.unmount()
  root = undefined
  api.leavePage()
  await vi.dynamicImportSettled()
  stopTimers()
}

const load = async (): Promise<void> => {
  await leavePage()
  vi.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
  const container = document.getElementById('root')
  const { startApp } = await import('../app/start-app.tsx')
  if (!container) throw new Error('The page has no #root.')
  const starting = startApp(container)
  const state = { isStarted: false }
  void starting.then(() => (state.isStarted = true))
  // The first import of the modules may take long on a busy machine.
  while (!state.isStarted) await passTime(10)
  root = await starting
}

/** Ends the session of the app without a message, so that its timers send no more requests. */
const unload = async (): Promise<void> => {
  await leavePage()
  const { setSessionHost, endSession } = await import('#spa/platform/session.ts')
  const nothing = () => undefined
  const quiet = { alert: nothing, toast: nothing, goToLogin: nothing, forget: nothing }
  setSessionHost({ ...quiet, suspect: nothing })
  endSession()
}

beforeEach(() => {
  api = new FakeApi()
  alerts = []
  consoleErrors = []
  expectedErrors = [UNKNOWN_TAG]
  localStorage.clear()
  sessionStorage.clear()
  fillInBrowser()
  vi.stubGlobal('fetch', api.fetch)
  vi.stubGlobal('alert', (text: string) => alerts.push(text))
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    consoleErrors.push(parts.map(String).join(' ').slice(0, 2000))
  })
})

/** Longer than any part of the app waits before it asks the server, such as a search during typing. */
const QUIET_MS = 250

/** What a test did or opened at its end asks for what it needs, however slow the machine was. */
const finishLoading = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled()
    await passTime(QUIET_MS)
  }
}

afterEach(async () => {
  if (root) await finishLoading()
  await unload()
  leaveBrowser()
  vi.clearAllTimers()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  const unexpected = consoleErrors.filter((text) => !expectedErrors.some((one) => one.test(text)))
  expect(unexpected, 'console errors').toEqual([])
  expect(api.faults, 'requests that break a contract, or that nothing answers').toEqual([])
})

/** The API that the next app talks to; set answers before `openApp`. */
export const theApi = (): FakeApi => api

const visit = async (path: string): Promise<void> => {
  history.replaceState(null, '', path)
  await load()
}

/** Opens the app at a path, with the router, the query client and the session of the product. */
export const openApp = async (path: string, options: Options = {}): Promise<App> => {
  const { me = ME, isPhone = false, legalAccepted = true, now } = options
  startClock(now)
  setPhone(isPhone)
  if (me) {
    localStorage.setItem(TOKEN_KEY, TOKEN)
    api.defaults((defaults) => {
      answerMember(defaults, me)
      answerAcceptances(defaults)
    })
  }
  if (legalAccepted) localStorage.setItem(LEGAL_KEY, LEGAL_VERSION)
  const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime.bind(vi) })
  await visit(path)
  return { api, user, alerts, reload: load, visit }
}

export const toasts = (): HTMLElement => screen.getByRole('region', { name: /Hinweise/ })

export const expectToast = (text: string): Promise<unknown> =>
  until(() => {
    expect(textOf(toasts())).toContain(text)
  })
