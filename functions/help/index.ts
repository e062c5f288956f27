export { helpDayKey, type HelpDayItem } from './answers/help-day.items.ts'
