// An e-mail address, which breaks before its host if at all.
export function EmailAddress({ address }: { address: string }) {
  const host = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  );
}
