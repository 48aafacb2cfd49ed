import type { ApiError } from '../lib/api-error.ts'
import { showFailure } from '../ui/notice.tsx'

/** For a form without an alert: a refusal that concerns none of its fields is a notice. */
export const inNotice = {
  alertOf: () => null,
  refuse: (error: ApiError, isOfField: boolean): void => void (isOfField || showFailure(error)),
}
