import { object } from 'yup'
import { Form } from '@/blocks/forms/Form'
import { restoreFocus } from '@/shared/lib/focus'
import { required } from '@/festival/validation'
import { Button } from '@/shared/ui/button/Button'
import { Field } from '@/shared/ui/field/Field'
import { Untranslated } from '@/shared/ui/Untranslated'
import type { CurrentPlayerState } from './useCurrentPlayer'
import styles from './CurrentPlayer.module.css'

const schema = object({ name: required })

/** Asks for the nickname in the game, which often differs from the account's name. */
export function CurrentPlayer({ current }: { current: CurrentPlayerState }) {
  return (
    <section className={styles.card} aria-labelledby="your-row">
      <h2 id="your-row" className="title" data-size="d3" tabIndex={-1}>
        Your row
      </h2>
      {current.error ? (
        <div ref={restoreFocus} role="alert" className={styles.problem}>
          <p>Your row did not load. {current.error}</p>
          <Button
            variant="secondary"
            size="small"
            busy={current.isLoading && 'Trying again...'}
            onClick={current.retry}
          >
            Try again
          </Button>
        </div>
      ) : (
        <p role="status">
          <Status {...current} />
        </p>
      )}
      <Form
        key={current.sfId}
        initialValues={{ name: current.typedName }}
        schema={schema}
        mutation={{
          isPending: current.isLoading && current.name === current.typedName,
          error: null,
        }}
        onSubmit={({ name }) => current.remember(name)}
        className={styles.form}
        button={{
          children: 'Show my row',
          busy: 'Looking...',
          variant: 'secondary',
          wide: false,
        }}
      >
        <Field
          name="name"
          label="Your name in the game"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          required
        />
      </Form>
    </section>
  )
}

function Status({ name, player, isUnknown }: CurrentPlayerState) {
  const shown = <Untranslated>{player?.user_name ?? name}</Untranslated>
  if (player) return <>You play as {shown}.</>
  if (isUnknown) return <>Nobody called “{shown}” has played yet.</>
  if (name) return <>Looking for {shown}...</>
  return 'Have you played? Type your name to see where you stand.'
}
