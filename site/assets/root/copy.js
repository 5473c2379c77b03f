// The only script of the guest's page: its buttons copy an account number. Everything else works without it.
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !navigator.clipboard;
  const said = button.nextElementSibling;
  const say = () => {
    said.textContent = said.dataset.copied;
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(button.dataset.copy).then(say, () => undefined);
  });
}
