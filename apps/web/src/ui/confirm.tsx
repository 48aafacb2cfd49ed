import { Button, Group, Text } from '@mantine/core'
import { Dialog } from './dialog.tsx'
import { createStore } from './store.ts'

type Question = {
  judul: string
  /** What will happen, in words. */
  isi: string
  /** The word on the button: the act itself, never just OK. */
  ya: string
  tidak?: string
  isDestructive?: boolean
}

const pendingQuestion = createStore<(Question & { answer: (isAgreed: boolean) => void }) | null>(null)

/** Asks before an act that matters; answers whether the person agreed. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    pendingQuestion.get()?.answer(false)
    const answer = (isAgreed: boolean) => {
      pendingQuestion.set(null)
      resolve(isAgreed)
    }
    pendingQuestion.set({ ...question, answer })
  })

/** Where the questions of `confirm` appear. */
export function ConfirmHost() {
  const question = pendingQuestion.use()
  return (
    <Dialog isOpen={question !== null} onClose={() => question?.answer(false)} judul={question?.judul} width="28rem">
      <Text size="sm">{question?.isi}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={() => question?.answer(false)}>
          {question?.tidak ?? 'Batal'}
        </Button>
        <Button color={question?.isDestructive ? 'red' : undefined} onClick={() => question?.answer(true)}>
          {question?.ya}
        </Button>
      </Group>
    </Dialog>
  )
}
