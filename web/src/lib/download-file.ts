export const downloadFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Frees the URL after a second, when the download has started and no longer needs it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
