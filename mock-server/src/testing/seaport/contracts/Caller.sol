// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

/// A contract wallet that makes a call as soon as it receives a trait, for tests.
contract Caller {
    address private target;
    bytes private call;

    /// Sets the call that is made when a trait arrives.
    function prepare(address target_, bytes calldata call_) external {
        target = target_;
        call = call_;
    }

    function run(address to, bytes calldata data) external payable returns (bytes memory) {
        return forward(to, data, msg.value);
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        if (target != address(0)) forward(target, call, 0);
        return this.onERC1155Received.selector;
    }

    function forward(address to, bytes memory data, uint256 value) private returns (bytes memory answer) {
        bool isDone;
        (isDone, answer) = to.call{value: value}(data);
        if (!isDone) {
            assembly {
                revert(add(answer, 0x20), mload(answer))
            }
        }
    }
}
