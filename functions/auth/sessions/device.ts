import type { Device } from '#platform/identity/session.items.ts'

/** The order matters: nearly every User-Agent contains Safari, and many contain Chrome. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

type Names = readonly (readonly [RegExp, string])[]

/** Real User-Agents are shorter; the bound keeps the cost of the search constant. */
const MAX_LENGTH = 512

const nameIn = (text: string, names: Names): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** The names of browser and system, by which members recognise their devices. Nothing else of a User-Agent is stored. */
export const parseDevice = (userAgent: string): Device => {
  const text = userAgent.slice(0, MAX_LENGTH)
  const [browser, system] = [nameIn(text, BROWSERS), nameIn(text, SYSTEMS)]
  return { ...(browser && { browser }), ...(system && { system }) }
}
