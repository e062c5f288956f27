import '../ui/theme/tokens.css'
import '../ui/theme/preferences.css'
import '../ui/theme/fonts.css'
import '../ui/theme/base.css'
import '../ui/theme/splash.css'
import { startApp } from './start-app.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

// Not awaited at the top level: the chunks of the pages import this module and would wait for it forever. In a task of
// its own, so that the browser can handle input between evaluating the modules and starting.
setTimeout(() => void startApp(container))
