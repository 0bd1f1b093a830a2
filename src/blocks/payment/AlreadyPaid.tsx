import styles from './Payment.module.css'

export function AlreadyPaid() {
  return (
    <div role="status" className={styles.form}>
      <p className="lead">
        <b>Your stay is paid.</b>
      </p>
      <p>There is nothing left to do here. See you at the festival!</p>
    </div>
  )
}
