import { Alert } from '@mantine/core'
import { getBatasSaya } from '@sehati/contract/schedule/batas.endpoints'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { kalimatBatasSaya } from './batas-saya.rules.ts'

/** The caps that the clinic has set for the signed-in professional; nothing where there are none. */
export function BatasSaya() {
  const { data } = useQuery(ask(getBatasSaya))
  const kalimat = data && kalimatBatasSaya(data)
  if (!kalimat) return null
  return (
    <Alert role="status" variant="light" icon={<IconInfoCircle aria-hidden />}>
      {kalimat}
    </Alert>
  )
}
