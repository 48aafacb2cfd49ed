import { t } from '@lingui/core/macro'
import { Button, Group, Text } from '@mantine/core'
import { say } from '../lib/say.ts'
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

/** Asks the user to confirm an important act; returns whether they agreed. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    pendingQuestion.get()?.answer(false)
    const answer = (isAgreed: boolean) => {
      pendingQuestion.set(null)
      resolve(isAgreed)
    }
    pendingQuestion.set({ ...question, answer })
  })

/** Asks before something typed is thrown away; other words where *saving* is not what the form does. */
export const askToDiscard = (words: Partial<Question> = {}): Promise<boolean> =>
  confirm({
    judul: t`Tutup tanpa menyimpan?`,
    isi: t`Isian yang belum disimpan akan hilang.`,
    ya: t`Tutup tanpa menyimpan`,
    tidak: t`Lanjutkan mengisi`,
    isDestructive: true,
    ...words,
  })

/** Where the questions of `confirm` appear. */
export function ConfirmHost() {
  const question = pendingQuestion.use()
  return (
    <Dialog
      isOpen={question !== null}
      onClose={() => question?.answer(false)}
      judul={say(question?.judul)}
      width="28rem"
    >
      <Text size="sm">{say(question?.isi)}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={() => question?.answer(false)}>
          {say(question?.tidak) ?? t`Batal`}
        </Button>
        <Button color={question?.isDestructive ? 'red' : undefined} onClick={() => question?.answer(true)}>
          {say(question?.ya)}
        </Button>
      </Group>
    </Dialog>
  )
}
