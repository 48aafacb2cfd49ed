import { commonest } from '@sehati/contract/people/password-umum.rules'
import type { Plugin } from 'vite'

/** Sends browsers those of the list of passwords that are judged by it, instead of all 49 000. */
export function leanPasswords(): Plugin {
  return {
    name: 'sehati:lean-passwords',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /language-common\/src\/passwords\.json$/ },
      handler: (json) => ({ code: JSON.stringify(commonest(JSON.parse(json))), map: null }),
    },
  }
}
