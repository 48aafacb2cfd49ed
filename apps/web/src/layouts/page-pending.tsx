import { Skeleton, Stack } from '@mantine/core'
import { Loading, SkeletonLines } from '../base/ui/loaded.tsx'

/** While a page's code is being fetched. */
export const PagePending = () => (
  <Loading>
    <Stack gap="lg" mih="60vh" p="md">
      <Skeleton height={36} maw={280} />
      <SkeletonLines rows={4} height={72} />
    </Stack>
  </Loading>
)
