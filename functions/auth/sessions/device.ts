import type { Device } from '#platform/identity/session.items.ts'

/** In this order: nearly everybody claims to be Safari, and many to be Chrome. */
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

/** What follows is ignored: real ones are shorter, and nobody shall make us search in a megabyte. */
const MAX_LENGTH = 512

const nameIn = (text: string, names: Names): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** The little of a User-Agent that helps its owner recognise a device. Only these words are ever kept. */
export const deviceOf = (userAgent: string): Device => {
  const text = userAgent.slice(0, MAX_LENGTH)
  const [browser, system] = [nameIn(text, BROWSERS), nameIn(text, SYSTEMS)]
  return { ...(browser && { browser }), ...(system && { system }) }
}
