import { t } from '@lingui/core/macro'
import { PASSWORD_MIN } from '@sehati/contract/base/constants'
import { useEffect, useState } from 'react'

/** What stands under a new password while it is one of the commonest; null otherwise. The list comes when it is first needed. */
export function useCommonPassword(typed: string): string | null {
  const [isCommon, setIsCommon] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const judge = async () => {
      if (typed.length < PASSWORD_MIN) return false
      // Without the list there is no warning; the server judges in any case.
      const rule = await import('@sehati/contract/people/password-umum.rules').catch(() => null)
      return rule?.isCommonPassword(typed) === true
    }
    void judge().then((found) => isCurrent && setIsCommon(found))
    return () => {
      isCurrent = false
    }
  }, [typed])
  return isCommon ? t`Password ini sering dipakai dan mudah ditebak. Sebaiknya pilih yang lain.` : null
}
