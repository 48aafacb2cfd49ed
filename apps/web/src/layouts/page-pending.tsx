import { t } from '@lingui/core/macro'
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { SkeletonLines } from '../base/ui/loaded.tsx'

/** While a page's code is being fetched. */
export const PagePending = () => (
  <Stack gap="lg" aria-busy="true" mih="60vh" p="md">
    <VisuallyHidden role="status">{t`Memuat…`}</VisuallyHidden>
    <Skeleton height={36} maw={280} />
    <SkeletonLines rows={4} height={72} />
  </Stack>
)
